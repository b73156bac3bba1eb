import { isIP } from "node:net";
import {
  hasForbiddenLineCharacter,
  parseFamilyUrl,
  SIGN_UP_INVITER_POLICIES,
  SIGN_UP_POLICIES,
} from "@giftling/domain";
import { z } from "zod";

const text = z.string().trim();
const port = z.coerce.number("must be a port number").int().min(0).max(65_535);
const address = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
  );
const web = address("http:", "https:");
/** Schema of a comma-separated list. */
const list = <T extends z.ZodType<string, string>>(element: T) =>
  text
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(element).min(1));
const isAddressRange = (value: string) => {
  const [ip = "", bits] = value.split("/");
  const family = isIP(ip);
  return (
    family !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
};

/** Schema of a line of text that pages show. Rejects braces, which a message would treat as placeholders. */
const shown = (max: number) =>
  text
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !hasForbiddenLineCharacter(value), "must not contain control characters")
    .refine((value) => !/[{}]/.test(value), "must not contain braces");

/** Schema of all environment variables that the API reads. `.env.example` describes the variables. */
export const environmentSchema = z.object({
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
  LEGAL_NAME: shown(120).optional(),
  LEGAL_ADDRESS: shown(200).optional(),
  LEGAL_COURTS: shown(120).optional(),
  LEGAL_DIR: text.optional(),
  SITE_NAME: shown(40).optional(),
  SITE_HOME: text
    .refine(
      (value) =>
        ["landing", "sign-in"].includes(value) ||
        (/^[a-z0-9-]+$/i.test(value) && parseFamilyUrl(value).ok),
      "must be landing, sign-in, or the family URL of a hub such as rivera",
    )
    .optional(),
  DATA_DIR: text.optional(),
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  DATABASE_DIRECT_URL: address("postgres:", "postgresql:").optional(),
  HUB_CACHE_MB: z.coerce
    .number("must be a number of megabytes")
    .int()
    .min(0)
    .max(65_536)
    .default(64),
  DRAIN_SECONDS: z.coerce.number("must be a number of seconds").min(0).max(10).optional(),
  REDIS_URL: address("redis:", "rediss:").optional(),
  DATABASE_PREPARE: z.enum(["on", "off"], "must be on or off").default("on"),
  ROLE: list(z.enum(["web", "worker"], "must be web, worker or web,worker")).default([
    "web",
    "worker",
  ]),
  SIGN_IN: list(z.enum(["email", "oidc"], "must be email, oidc or email,oidc")).optional(),
  SIGN_UPS: z.enum(SIGN_UP_POLICIES, "must be open, invited or closed").optional(),
  SIGN_UP_INVITES: z
    .enum(SIGN_UP_INVITER_POLICIES, "must be operator or owners")
    .default("operator"),
  OIDC_ISSUER: web.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_TRUST_EMAIL: z.enum(["on", "off"], "must be on or off").default("off"),
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
  UPDATE_MAIL_DELAY: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(0, "must be 0 or more seconds")
    .max(86_400, "must be at most 86400 seconds, a day")
    .default(300),
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
  PRIVATE_WEBHOOKS: z.enum(["yes", "no"], "must be yes or no").default("no"),
  PREVIEW_TEST_ADDRESS: text
    .regex(/^127\.0\.0\.1:\d{1,5}$/, "must be 127.0.0.1 and a port, such as 127.0.0.1:4010")
    .optional(),
  PICTURE_CDN: web.optional(),
  METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
  BILLING: z.enum(["on", "off"], "must be on or off").optional(),
  WEB_DIST: text.optional(),
  ASSETS_DIR: text.optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .optional(),
});
export type EnvironmentVariables = z.infer<typeof environmentSchema>;
