import { normalizeFamilyUrl } from "@giftling/domain";
import { DEFAULT_SITE_NAME } from "@giftling/messages/language";
import { z } from "zod";
import {
  getSignInMethods,
  hasBilling,
  hasOwnDatabase,
  LOCAL_DEVELOPMENT_SECRET,
  listVariableConflicts,
  REQUIRED_S3_VARIABLES,
} from "./checks.ts";
import { type EnvironmentVariables, environmentSchema } from "./variables.ts";

/** Error for an invalid configuration. The message has one line per problem. Each line names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Address of the default `From` header. */
const LOCAL_ADDRESS = "hello@giftling.example";

/** Validated configuration of the process, read once at startup. */
export type Config = ReturnType<typeof configFrom>;

/** Reads and validates the environment variables. Throws ConfigError, which names each missing or invalid variable. */
export function loadConfig(source: Record<string, string | undefined> = process.env): Config {
  // An empty value in an env file is treated as absent.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  // Variables without their own message get zod's English message.
  const parsed = environmentSchema.safeParse(given, { error: z.locales.en().localeError });
  const problems = parsed.success
    ? listVariableConflicts(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${name in given ? issue.message : "is missing"}`;
      });
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError([...new Set(problems)].map((problem) => `${problem}.`).join("\n"));
  }
  return configFrom(parsed.data);
}

const storageVariables = environmentSchema.pick({
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  DATA_DIR: true,
  LOCAL_DIR: true,
  STORAGE_DIR: true,
});

function configFrom(env: EnvironmentVariables) {
  const siteName = env.SITE_NAME ?? DEFAULT_SITE_NAME;
  const signUps = env.SIGN_UPS ?? (hasOwnDatabase(env) ? "invited" : "open");
  const origin = (env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  return {
    appEnv: env.APP_ENV,
    host: env.HOST,
    port: env.PORT,
    /** Name of the site, which pages and mails show (rule: site-name). */
    siteName,
    /** Page at `/` (rule: site-home). */
    home: homeFrom(env),
    /** Settings of the legal pages. A null setting has the default text (rule: legal-pages). */
    legal: {
      name: env.LEGAL_NAME ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      courts: env.LEGAL_COURTS ?? null,
      dir: env.LEGAL_DIR ?? null,
    },
    /** Public origin without a trailing slash, such as "https://gifts.example". */
    origin,
    /** Whether APP_ORIGIN is set. Otherwise, the origin may be stored in the database (rule: first-account). */
    isOriginSet: env.APP_ORIGIN !== undefined,
    /** Data folder of a server with its own database. Null when DATABASE_URL is set (rule: own-server). */
    dataDir: hasOwnDatabase(env) ? (env.DATA_DIR ?? null) : null,
    /** Secret key of all HMACs and derived tokens. */
    secret: env.APP_SECRET ?? (hasOwnDatabase(env) ? "" : LOCAL_DEVELOPMENT_SECRET),
    databaseUrl: env.DATABASE_URL ?? "",
    /** URL of a direct database connection without a pooler, which jobs and migrations require. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "",
    /** Maximum size of cached hubs in bytes. 0 disables the cache. */
    hubCacheBytes: env.HUB_CACHE_MB * 1024 * 1024,
    /**
     * Grace period in milliseconds in which a stopping process still accepts requests, so that load balancers can
     * react.
     */
    drainMs:
      (env.DRAIN_SECONDS ?? (env.APP_ENV === "production" && !hasOwnDatabase(env) ? 3 : 0)) * 1_000,
    /** Whether to use prepared statements, which some transaction poolers do not support. */
    databasePrepare: env.DATABASE_PREPARE === "on",
    /**
     * Whether this process caches hubs (`web`), and whether this process runs jobs (`worker`) (rule: process-roles).
     */
    roles: { web: env.ROLE.includes("web"), worker: env.ROLE.includes("worker") },
    redisUrl: env.REDIS_URL ?? null,
    /** Whether people can sign in by e-mail, alone or in addition to the OpenID provider (rule: email-sign-in). */
    hasEmailSignIn: getSignInMethods(env).includes("email"),
    /** Sign-up policy: open, only for invited people, or closed (rule: sign-ups). */
    signUps,
    /** Whether the owner of any family can create links for new accounts (rule: sign-up-invitations). */
    ownersInvite: signUps === "invited" && env.SIGN_UP_INVITES === "owners",
    oidc: oidcFrom(env),
    billing: hasBilling(env),
    stripe: stripeFrom(env),
    contactEmail: env.CONTACT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    /** Contact for security reports, with the expiry date of security.txt. Null if no contact is configured. */
    security: securityFrom(env),
    storage: storageFrom(env),
    /**
     * Origin of a CDN for pictures, without a trailing slash. If null, this server sends the pictures
     * (rule: picture-cdn).
     */
    pictureCdn: env.PICTURE_CDN?.replace(/\/$/, "") ?? null,
    mail: {
      /** URL of the SMTP server. Null disables mail. */
      smtpUrl: env.SMTP_URL ?? null,
      /** `From` header of mail, such as "Giftling <hello@gifts.example>". */
      from: env.MAIL_FROM ?? formatSender(siteName),
      /** Delay of an update's mails, in seconds (rule: update-mail). */
      updateDelay: env.UPDATE_MAIL_DELAY,
    },
    rateLimitMultiplier: env.RATE_LIMIT_MULTIPLIER ?? 1,
    /** IP addresses and ranges of the proxies whose X-Forwarded-* headers are trusted. */
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Whether webhooks can have an address in a private network or on this machine (rule: webhooks). */
    privateWebhooks: env.PRIVATE_WEBHOOKS === "yes",
    /** Only private address from which product pages can be fetched, for tests. Null allows no private address. */
    previewTestAddress: env.PREVIEW_TEST_ADDRESS ?? null,
    /** Folder of the built web app. If null, only the API is served. */
    webDist: env.WEB_DIST ?? null,
    /** Folder with the assets of recent builds, so that older pages still work. If null, no assets are stored. */
    assetsDir: env.ASSETS_DIR ?? null,
    // Locally, the terminal shows only warnings and errors.
    logLevel: env.LOG_LEVEL ?? (env.APP_ENV === "production" ? "info" : "warn"),
  };
}

/** Returns a `From` header with the name of the site as a quoted string (RFC 5322). */
const formatSender = (siteName: string) =>
  `"${siteName.replaceAll(/["\\]/g, "\\$&")}" <${LOCAL_ADDRESS}>`;

function homeFrom({ SITE_HOME: home = "landing" }: EnvironmentVariables) {
  if (home === "landing" || home === "sign-in") return { kind: home } as const;
  return { kind: "hub", familyUrl: normalizeFamilyUrl(home) } as const;
}

function oidcFrom(env: EnvironmentVariables) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (!getSignInMethods(env).includes("oidc") || !issuer || !clientId) return null;
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
    name: env.OIDC_NAME,
    /** Whether to treat an e-mail address as verified when the provider omits `email_verified` (rule: joining). */
    trustsEmail: env.OIDC_TRUST_EMAIL === "on",
  };
}

/** Returns Stripe's configuration, or null with BILLING=off and in local installations without keys. */
function stripeFrom(env: EnvironmentVariables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!hasBilling(env) || !secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null };
}

const securityFrom = ({
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: EnvironmentVariables) =>
  contact === undefined || expires === undefined ? null : { contact, expires };

/** Returns only the storage configuration. Throws ConfigError when a required S3 variable is missing. */
export function loadStorageConfig(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const env = storageVariables.parse(given);
  const missing = env.S3_BUCKET
    ? REQUIRED_S3_VARIABLES.filter((name) => env[name] === undefined)
    : [];
  if (missing.length > 0) throw new ConfigError(`${missing.join(" and ")} is missing.`);
  return storageFrom(env);
}

function storageFrom(env: z.infer<typeof storageVariables>) {
  if (!env.S3_BUCKET) {
    const dir = env.STORAGE_DIR ?? `${env.DATA_DIR ?? env.LOCAL_DIR}/storage`;
    return { kind: "folder", dir } as const;
  }
  return {
    kind: "s3" as const,
    /** URL of the S3-compatible storage service. Null for Amazon S3. */
    endpoint: env.S3_ENDPOINT ?? null,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}
