import { isIP } from "node:net";
import { z } from "zod";
import { isLoopback } from "./loopback.ts";

/** Settings with which the server cannot start. The message has one line per variable, each naming it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const LOCAL_FROM = "Giftling <hello@giftling.example>";
const LOCAL_SECRET = "only-for-this-machine-never-for-production";

const text = z.string().trim();
const port = z.coerce.number("must be a port number").int().min(0).max(65_535);
const address = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
  );
const web = address("http:", "https:");
const isAddressRange = (value: string) => {
  const [ip = "", bits] = value.split("/");
  const family = isIP(ip);
  return (
    family !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
};

/** Every variable that the API reads, with its allowed values. `.env.example` explains them. */
const variables = z.object({
  APP_ENV: z
    .enum(["local", "test", "production"], "must be local, test or production")
    .default("local"),
  HOST: text.default("127.0.0.1"),
  PORT: port.default(3000),
  APP_ORIGIN: web
    .refine(
      (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ""),
      "must be an origin such as https://gifts.example, without a path",
    )
    .optional(),
  APP_SECRET: text.optional(),
  DATABASE_URL: address("postgres:", "postgresql:"),
  DATABASE_DIRECT_URL: address("postgres:", "postgresql:").optional(),
  HUB_CACHE_MB: z.coerce
    .number("must be a number of megabytes")
    .int()
    .min(0)
    .max(65_536)
    .default(64),
  REDIS_URL: address("redis:", "rediss:").optional(),
  DATABASE_PREPARE: z.enum(["on", "off"], "must be on or off").default("on"),
  OIDC_ISSUER: web,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).default("your account"),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: web.optional(),
  SMTP_URL: address("smtp:", "smtps:").optional(),
  MAIL_FROM: text
    .regex(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      "must be an address such as Giftling <hello@gifts.example>",
    )
    .optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@giftling.example"),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: "must begin with mailto: or https:" })
    .optional(),
  SECURITY_EXPIRES: z.iso.datetime("must be a moment such as 2027-01-31T00:00:00Z").optional(),
  SALES_EMAIL: z.email("must be an e-mail address").default("sales@giftling.example"),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  LOCAL_DIR: text.default(".local"),
  STORAGE_DIR: text.optional(),
  RATE_LIMIT_MULTIPLIER: z.coerce
    .number("must be a number from 1 to 1000")
    .min(1)
    .max(1000)
    .optional(),
  TRUSTED_PROXIES: text
    .transform((value) => (value.toLowerCase() === "none" ? "" : value))
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine(
      (parts) => parts.every(isAddressRange),
      "must be IP addresses or ranges, separated by commas, or none",
    )
    .optional(),
  PREVIEW_TEST_ADDRESS: text
    .regex(/^127\.0\.0\.1:\d{1,5}$/, "must be 127.0.0.1 and a port, such as 127.0.0.1:4010")
    .optional(),
  METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
  BILLING: z.enum(["on", "off"], "must be on or off").default("on"),
  WEB_DIST: text.optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .optional(),
});
type Variables = z.infer<typeof variables>;

/** The settings, read once at start. */
export type Config = ReturnType<typeof configFrom>;

/** Reads and checks the settings. Throws ConfigError, whose message names every missing or invalid variable. */
export function loadConfig(source: Record<string, string | undefined> = process.env): Config {
  // An empty line in an env file means unset.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  // An operator reads zod's own English where a variable has no words of its own.
  const parsed = variables.safeParse(given, { error: z.locales.en().localeError });
  const problems = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${name in given ? issue.message : "is missing"}`;
      });
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError([...new Set(problems)].map((problem) => `${problem}.`).join("\n"));
  }
  return configFrom(parsed.data);
}

const storageVariables = variables.pick({
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  LOCAL_DIR: true,
  STORAGE_DIR: true,
});

const S3_NEEDS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function crossChecks(env: Variables): string[] {
  const missing = (names: readonly (keyof Variables)[]) =>
    names.filter((name) => env[name] === undefined).map((name) => `${name} is missing`);
  const problems = env.S3_BUCKET ? missing(S3_NEEDS) : [];
  if (env.SECURITY_CONTACT) problems.push(...missing(["SECURITY_EXPIRES"]));
  if (env.APP_SECRET !== undefined && env.APP_SECRET.length < 32) {
    problems.push("APP_SECRET must have at least 32 characters");
  }
  if (
    env.APP_ENV === "local" &&
    isReachable(env) &&
    (env.APP_SECRET ?? LOCAL_SECRET) === LOCAL_SECRET
  ) {
    problems.push(
      "APP_SECRET is missing, without which nothing but this machine may reach the app",
    );
  }
  if (env.APP_ENV !== "production") return problems;
  return [
    ...problems,
    ...missing(["APP_ORIGIN", "APP_SECRET", "OIDC_CLIENT_SECRET", "SMTP_URL", "MAIL_FROM"]),
    ...missing(["TRUSTED_PROXIES"]).map((problem) => `${problem}: addresses of proxies, or none`),
    ...(env.BILLING === "on" ? missing(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) : []),
    ...(env.S3_BUCKET || env.STORAGE_DIR ? [] : ["STORAGE_DIR or S3_BUCKET is missing"]),
    ...productionChecks(env),
  ];
}

/** Problems of settings that are fine locally and not in production. */
function productionChecks(env: Variables): string[] {
  const problems: string[] = [];
  if (env.RATE_LIMIT_MULTIPLIER !== undefined) {
    problems.push("RATE_LIMIT_MULTIPLIER is not allowed in production");
  }
  if (env.PREVIEW_TEST_ADDRESS !== undefined) {
    problems.push("PREVIEW_TEST_ADDRESS is not allowed in production");
  }
  if (env.APP_SECRET && (env.APP_SECRET === LOCAL_SECRET || new Set(env.APP_SECRET).size < 10)) {
    problems.push("APP_SECRET is too easy to guess: use 32 or more random characters");
  }
  if (env.APP_ORIGIN && !env.APP_ORIGIN.startsWith("https:") && !isLoopback(env.APP_ORIGIN)) {
    problems.push("APP_ORIGIN must start with https:// in production");
  }
  for (const name of ["OIDC_ISSUER", "STRIPE_API_BASE", "SMTP_URL"] as const) {
    if (env[name] && isLoopback(env[name])) {
      problems.push(
        `${name} is the address of a local stand-in, which is not allowed in production`,
      );
    }
  }
  if (env.OIDC_ISSUER.startsWith("http:") && !isLoopback(env.OIDC_ISSUER)) {
    problems.push("OIDC_ISSUER must start with https:// in production");
  }
  return problems;
}

/** Whether others than this machine reach the app: it has a public address, or listens to a network. */
const isReachable = (env: Variables) =>
  !/^(localhost|127\..*|::1)$/.test(env.HOST) ||
  (env.APP_ORIGIN !== undefined && !isLoopback(env.APP_ORIGIN));

function configFrom(env: Variables) {
  const origin = (env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  return {
    appEnv: env.APP_ENV,
    host: env.HOST,
    port: env.PORT,
    /** Public origin without a trailing slash, such as "https://gifts.example". */
    origin,
    /** Key of every HMAC. */
    secret: env.APP_SECRET ?? LOCAL_SECRET,
    databaseUrl: env.DATABASE_URL,
    /** For jobs and migrations, which need a session of their own. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    /** Most bytes that are kept in memory of hubs; 0 keeps nothing. */
    hubCacheBytes: env.HUB_CACHE_MB * 1024 * 1024,
    /** Whether statements are prepared, which poolers that hand out connections by transaction may not support. */
    databasePrepare: env.DATABASE_PREPARE === "on",
    /** Where limits are counted that all processes share; null: in Postgres. */
    redisUrl: env.REDIS_URL ?? null,
    oidc: {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET ?? null,
      name: env.OIDC_NAME,
    },
    billing: env.BILLING === "on",
    stripe: stripeFrom(env),
    contactEmail: env.CONTACT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    /** Who hears of security problems, and until when that holds; null: nobody is named. */
    security: securityFrom(env),
    storage: storageFrom(env),
    mail: {
      /** null: nothing is sent, and mail waits. */
      smtpUrl: env.SMTP_URL ?? null,
      /** The sender of mail: "Giftling <hello@gifts.example>". */
      from: env.MAIL_FROM ?? LOCAL_FROM,
    },
    rateLimitMultiplier: env.RATE_LIMIT_MULTIPLIER ?? 1,
    /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    metricsToken: env.METRICS_TOKEN ?? null,
    /** The only private address from which product pages may be fetched: a test's server. */
    previewTestAddress: env.PREVIEW_TEST_ADDRESS ?? null,
    /** Folder of the built web app; null serves the API alone. */
    webDist: env.WEB_DIST ?? null,
    // Locally the terminal shows problems only.
    logLevel: env.LOG_LEVEL ?? (env.APP_ENV === "production" ? "info" : "warn"),
  };
}

/** Null without billing (rule: billing-off), or locally when neither Stripe nor its stand-in is configured. */
function stripeFrom(env: Variables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (env.BILLING === "off" || !secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null };
}

const securityFrom = ({ SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires }: Variables) =>
  contact === undefined || expires === undefined ? null : { contact, expires };

export type StorageConfig =
  | { kind: "folder"; dir: string }
  | {
      kind: "s3";
      endpoint: string | null;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Where the pictures are, for a script that needs nothing else of the API's variables. Throws ConfigError. */
export function loadStorageConfig(source: Record<string, string | undefined>): StorageConfig {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const env = storageVariables.parse(given);
  const missing = env.S3_BUCKET ? S3_NEEDS.filter((name) => env[name] === undefined) : [];
  if (missing.length > 0) throw new ConfigError(`${missing.join(" and ")} is missing.`);
  return storageFrom(env);
}

function storageFrom(env: z.infer<typeof storageVariables>): StorageConfig {
  if (!env.S3_BUCKET) return { kind: "folder", dir: env.STORAGE_DIR ?? `${env.LOCAL_DIR}/storage` };
  return {
    kind: "s3",
    endpoint: env.S3_ENDPOINT ?? null,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}
