import ipaddr from "ipaddr.js";
import type { EnvironmentVariables } from "./variables.ts";

/** Default APP_SECRET of local installations, which production rejects. */
export const LOCAL_DEVELOPMENT_SECRET = "only-for-this-machine-never-for-production";

/** Environment variables that are required when S3_BUCKET is set. */
export const REQUIRED_S3_VARIABLES = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Returns whether the server runs its own database in DATA_DIR, because DATABASE_URL is not set (rule: own-server). */
export const hasOwnDatabase = ({
  DATABASE_URL: url,
  DATA_DIR: folder,
}: Pick<EnvironmentVariables, "DATABASE_URL" | "DATA_DIR">): boolean =>
  url === undefined && folder !== undefined;

/** Returns whether the server sells plans. If BILLING is not set, a server with its own database needs a Stripe key. */
export const hasBilling = (env: EnvironmentVariables): boolean =>
  env.BILLING === undefined
    ? !hasOwnDatabase(env) || env.STRIPE_SECRET_KEY !== undefined
    : env.BILLING === "on";

/** Returns the available sign-in methods. SIGN_IN defaults to the OpenID provider if configured, else to e-mail. */
export function getSignInMethods({
  SIGN_IN: signIn,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: Pick<
  EnvironmentVariables,
  "SIGN_IN" | "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET"
>): readonly ("email" | "oidc")[] {
  return signIn ?? [(issuer ?? clientId ?? clientSecret) === undefined ? "email" : "oidc"];
}

/** Returns the problems of environment variables that conflict with each other, as sentences without a final period. */
export function listVariableConflicts(env: EnvironmentVariables): string[] {
  const missing = (names: readonly (keyof EnvironmentVariables)[]) =>
    names.filter((name) => env[name] === undefined).map((name) => `${name} is missing`);
  const problems = env.S3_BUCKET ? missing(REQUIRED_S3_VARIABLES) : [];
  if (env.DATA_DIR === undefined) problems.push(...missing(["DATABASE_URL"]));
  const hasProvider = getSignInMethods(env).includes("oidc");
  if (hasProvider) problems.push(...missing(["OIDC_ISSUER", "OIDC_CLIENT_ID"]));
  if (env.SECURITY_CONTACT) problems.push(...missing(["SECURITY_EXPIRES"]));
  if (env.LEGAL_ADDRESS !== undefined) problems.push(...missing(["LEGAL_NAME"]));
  if (env.APP_SECRET !== undefined && env.APP_SECRET.length < 32) {
    problems.push("APP_SECRET must have at least 32 characters");
  }
  if (
    env.APP_ENV === "local" &&
    !hasOwnDatabase(env) &&
    isReachable(env) &&
    (env.APP_SECRET ?? LOCAL_DEVELOPMENT_SECRET) === LOCAL_DEVELOPMENT_SECRET
  ) {
    problems.push(
      "APP_SECRET is missing, without which nothing but this machine may reach the app",
    );
  }
  if (env.APP_ENV !== "production") return problems;
  return [
    ...problems,
    ...(hasOwnDatabase(env)
      ? missing(env.SMTP_URL ? ["MAIL_FROM"] : [])
      : [
          ...missing(["APP_ORIGIN", "APP_SECRET", "SMTP_URL", "MAIL_FROM"]),
          ...missing(["TRUSTED_PROXIES"]).map(
            (problem) => `${problem}: addresses of proxies, or none`,
          ),
          ...(env.S3_BUCKET || env.STORAGE_DIR || env.DATA_DIR
            ? []
            : ["STORAGE_DIR or S3_BUCKET is missing"]),
        ]),
    ...(hasProvider ? missing(["OIDC_CLIENT_SECRET"]) : []),
    ...(hasBilling(env) ? missing(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) : []),
    ...productionChecks(env),
  ];
}

/** Returns the problems of environment variables whose values are allowed locally but not in production. */
function productionChecks(env: EnvironmentVariables): string[] {
  const problems: string[] = [];
  if (env.RATE_LIMIT_MULTIPLIER !== undefined) {
    problems.push("RATE_LIMIT_MULTIPLIER is not allowed in production");
  }
  if (env.UPDATE_MAIL_DELAY === 0) {
    problems.push(
      "UPDATE_MAIL_DELAY must be 1 or more in production: a parent needs time to think",
    );
  }
  if (env.PREVIEW_TEST_ADDRESS !== undefined) {
    problems.push("PREVIEW_TEST_ADDRESS is not allowed in production");
  }
  if (
    env.APP_SECRET &&
    (env.APP_SECRET === LOCAL_DEVELOPMENT_SECRET || new Set(env.APP_SECRET).size < 10)
  ) {
    problems.push("APP_SECRET is too easy to guess: use 32 or more random characters");
  }
  if (env.APP_ORIGIN && !env.APP_ORIGIN.startsWith("https:") && !isPrivateUrl(env.APP_ORIGIN)) {
    problems.push("APP_ORIGIN must start with https:// in production");
  }
  for (const name of ["OIDC_ISSUER", "STRIPE_API_BASE", "SMTP_URL"] as const) {
    if (env[name] && isLoopbackUrl(env[name])) {
      problems.push(
        `${name} is the address of a local stand-in, which is not allowed in production`,
      );
    }
  }
  if (env.OIDC_ISSUER?.startsWith("http:") && !isLoopbackUrl(env.OIDC_ISSUER)) {
    problems.push("OIDC_ISSUER must start with https:// in production");
  }
  return problems;
}

/** Returns whether other machines can reach the app, based on the listening address and APP_ORIGIN. */
const isReachable = (env: EnvironmentVariables) =>
  !/^(localhost|127\..*|::1)$/.test(env.HOST) ||
  (env.APP_ORIGIN !== undefined && !isLoopbackUrl(env.APP_ORIGIN));

/** Names of IP address ranges that the internet does not route. */
const PRIVATE_RANGES = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/** Returns whether a URL's host is the local machine or a machine in a private network, where plain HTTP is allowed. */
export function isPrivateUrl(value: string): boolean {
  const host = new URL(value).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.has(ipaddr.process(host).range());
  return /(^|\.)localhost$/.test(host) || host.endsWith(".local");
}

export function isLoopbackUrl(value: string): boolean {
  const host = new URL(value).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    /(^|\.)localhost\.?$/.test(host) ||
    /^(127\.|0\.0\.0\.0$)/.test(host) ||
    host === "::1" ||
    host === "::" ||
    /^::ffff:(127\.|7f)/.test(host)
  );
}
