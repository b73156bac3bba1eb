import { describe, expect, test } from "vitest";
import { getConfigError, PRODUCTION } from "../../testing/config-fixture.ts";
import { loadConfig } from "./env.ts";

const LOCAL = {
  DATABASE_URL: "postgres://localhost/giftling",
  OIDC_ISSUER: "http://localhost:3001/identity",
  OIDC_CLIENT_ID: "giftling",
};

describe("local configuration", () => {
  test("requires only a few variables", () => {
    expect(loadConfig(LOCAL)).toMatchObject({
      appEnv: "local",
      port: 3000,
      origin: "http://localhost:3000",
      billing: true,
      contactEmail: "hello@giftling.example",
      salesEmail: "sales@giftling.example",
      rateLimitMultiplier: 1,
      mail: { updateDelay: 300 },
      storage: { kind: "folder" },
      trustedProxies: [],
      logLevel: "warn",
    });
  });

  test("has its name in the sender, quoted", () => {
    const config = (name: string) => loadConfig({ ...LOCAL, SITE_NAME: name });
    expect(loadConfig(LOCAL)).toMatchObject({ siteName: "Giftling", home: { kind: "landing" } });
    expect(config('Ana "&" Co\\').mail.from).toBe(
      String.raw`"Ana \"&\" Co\\" <hello@giftling.example>`,
    );
  });

  test.each([
    ["sign-in", { kind: "sign-in" }],
    [" Rivera ", { kind: "hub", familyUrl: "rivera" }],
  ])("has the first page %j", (home, expected) => {
    expect(loadConfig({ ...LOCAL, SITE_HOME: home }).home).toEqual(expected);
  });

  test("treats an empty value as missing", () => {
    expect(loadConfig({ ...LOCAL, PORT: "", APP_SECRET: " ", WEB_DIST: "" })).toMatchObject({
      port: 3000,
      webDist: null,
    });
  });

  test.each([
    { APP_ORIGIN: "https://gifts.example" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.5", APP_ENV: "local" },
    {
      APP_ORIGIN: "https://gifts.example",
      APP_SECRET: "only-for-this-machine-never-for-production",
    },
  ])("accepts the published secret only on the local machine: %o", (env) => {
    expect(getConfigError({ ...LOCAL, ...env })).toContain("APP_SECRET is missing");
    const own = { APP_SECRET: PRODUCTION.APP_SECRET };
    expect(loadConfig({ ...LOCAL, ...env, ...own }).secret).toBe(own.APP_SECRET);
  });

  test("accepts a raised rate limit multiplier", () => {
    expect(loadConfig({ ...LOCAL, RATE_LIMIT_MULTIPLIER: "1000" }).rateLimitMultiplier).toBe(1000);
  });
});

describe("reports an invalid value in one line", () => {
  test.each([
    [{ PORT: "eighty" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ APP_ENV: "staging" }, "APP_ENV must be local, test or production"],
    [{ APP_ORIGIN: "gifts.example" }, "APP_ORIGIN"],
    [{ APP_ORIGIN: "https://gifts.example/app" }, "APP_ORIGIN"],
    [{ SITE_NAME: "n".repeat(41) }, "SITE_NAME must have at most 40 characters"],
    [{ SITE_NAME: "Casa\nRivera" }, "SITE_NAME must not contain control characters"],
    [{ SITE_NAME: "Casa \u202eRivera" }, "SITE_NAME must not contain control characters"],
    [{ SITE_NAME: "Casa {contact}" }, "SITE_NAME must not contain braces"],
    [{ LEGAL_ADDRESS: "1 Main St" }, "LEGAL_NAME is missing"],
    [{ LEGAL_COURTS: "Hamburg\r\nx" }, "LEGAL_COURTS must not contain control characters"],
    [{ SITE_HOME: "https://gifts.example" }, "SITE_HOME must be landing, sign-in, or the family"],
    [{ APP_SECRET: "short" }, "APP_SECRET must have at least 32 characters"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
    [{ DATABASE_URL: undefined }, "DATABASE_URL is missing"],
    [{ DATABASE_DIRECT_URL: "localhost" }, "DATABASE_DIRECT_URL"],
    [
      { REDIS_URL: "http://localhost:6379" },
      "REDIS_URL must be an address that starts with redis://",
    ],
    [{ OIDC_ISSUER: "accounts.example" }, "OIDC_ISSUER"],
    [{ OIDC_ISSUER: "" }, "OIDC_ISSUER is missing"],
    [{ OIDC_CLIENT_ID: undefined }, "OIDC_CLIENT_ID is missing"],
    [{ STRIPE_API_BASE: "stripe" }, "STRIPE_API_BASE"],
    [{ SMTP_URL: "http://mail.example" }, "SMTP_URL"],
    [{ CONTACT_EMAIL: "us" }, "CONTACT_EMAIL must be an e-mail address"],
    [{ SALES_EMAIL: "us" }, "SALES_EMAIL must be an e-mail address"],
    [{ S3_BUCKET: "pictures" }, "S3_ACCESS_KEY_ID is missing"],
    [{ S3_ENDPOINT: "here" }, "S3_ENDPOINT"],
    [{ RATE_LIMIT_MULTIPLIER: "0" }, "RATE_LIMIT_MULTIPLIER"],
    [{ RATE_LIMIT_MULTIPLIER: "1001" }, "RATE_LIMIT_MULTIPLIER"],
    [{ UPDATE_MAIL_DELAY: "-1" }, "UPDATE_MAIL_DELAY must be 0 or more"],
    [{ UPDATE_MAIL_DELAY: "soon" }, "UPDATE_MAIL_DELAY must be a number of seconds"],
    [{ TRUSTED_PROXIES: "2" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
    [{ BILLING: "yes" }, "BILLING must be on or off"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("%o", (change, expected) => {
    const lines = getConfigError({ ...LOCAL, ...change }).split("\n");
    expect(lines).toHaveLength(1 + ("S3_BUCKET" in change ? 1 : 0));
    expect(lines[0]).toContain(expected);
  });
});

describe("production configuration", () => {
  test("accepts a complete configuration", () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({ appEnv: "production", logLevel: "info" });
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== "APP_ENV"))("requires %s", (name) => {
    expect(getConfigError({ ...PRODUCTION, [name]: undefined })).toContain(name);
  });

  test("requires an explicit value when there is no proxy", () => {
    expect(loadConfig({ ...PRODUCTION, TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
    expect(getConfigError({ ...PRODUCTION, TRUSTED_PROXIES: " " })).toBe(
      "TRUSTED_PROXIES is missing: addresses of proxies, or none.",
    );
  });

  test("signs in by e-mail without an OpenID provider, or beside one (rule: email-sign-in)", () => {
    const {
      OIDC_ISSUER: _issuer,
      OIDC_CLIENT_ID: _id,
      OIDC_CLIENT_SECRET: _key,
      ...rest
    } = PRODUCTION;
    expect(loadConfig(rest)).toMatchObject({ hasEmailSignIn: true, oidc: null });
    expect(loadConfig(PRODUCTION).hasEmailSignIn).toBe(false);
    const both = loadConfig({ ...PRODUCTION, SIGN_IN: "email, oidc" });
    expect(both).toMatchObject({ hasEmailSignIn: true, oidc: { clientId: "giftling" } });
    expect(loadConfig({ ...PRODUCTION, SIGN_IN: "email" }).oidc).toBeNull();
    expect(getConfigError({ ...rest, SIGN_IN: "oidc" })).toContain("OIDC_ISSUER is missing");
    expect(getConfigError({ ...rest, SIGN_IN: "password" })).toBe(
      "SIGN_IN must be email, oidc or email,oidc.",
    );
  });

  test("gives a process both roles, or only one (rule: process-roles)", () => {
    expect(loadConfig(PRODUCTION).roles).toEqual({ web: true, worker: true });
    expect(loadConfig({ ...PRODUCTION, ROLE: "web" }).roles).toEqual({ web: true, worker: false });
    expect(loadConfig({ ...PRODUCTION, ROLE: "web, worker" }).roles.worker).toBe(true);
    expect(getConfigError({ ...PRODUCTION, ROLE: "jobs" })).toBe(
      "ROLE must be web, worker or web,worker.",
    );
  });

  test("requires no Stripe variables without billing", () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...rest } = PRODUCTION;
    expect(loadConfig({ ...rest, BILLING: "off" }).billing).toBe(false);
  });

  test("accepts a bucket instead of a folder", () => {
    const { STORAGE_DIR: _folder, ...rest } = PRODUCTION;
    const s3 = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(loadConfig({ ...rest, ...s3 }).storage).toMatchObject({
      kind: "s3",
      bucket: "pictures",
    });
  });

  test.each([
    ["OIDC_ISSUER", "http://localhost:3001/identity"],
    ["OIDC_ISSUER", "https://127.0.0.1/identity"],
    ["STRIPE_API_BASE", "http://localhost:3001/stripe"],
    ["STRIPE_API_BASE", "http://[::1]:3001/stripe"],
    ["SMTP_URL", "smtp://127.0.0.1:3025"],
    ["SMTP_URL", "smtp://mail.localhost:3025"],
  ])("rejects the local test service %s=%s", (name, value) => {
    expect(getConfigError({ ...PRODUCTION, [name]: value })).toBe(
      `${name} is the address of a local stand-in, which is not allowed in production.`,
    );
  });

  test("rejects a mail delay of 0 for updates, unlike the local configuration", () => {
    expect(getConfigError({ ...PRODUCTION, UPDATE_MAIL_DELAY: "0" })).toContain(
      "UPDATE_MAIL_DELAY",
    );
    expect(loadConfig({ ...PRODUCTION, UPDATE_MAIL_DELAY: "1" }).mail.updateDelay).toBe(1);
    expect(loadConfig({ ...LOCAL, UPDATE_MAIL_DELAY: "0" }).mail.updateDelay).toBe(0);
  });

  test.each([
    ["http://192.168.1.5:3000", true],
    ["http://10.0.0.7", true],
    ["http://172.31.0.1", true],
    ["http://172.32.0.1", false],
    ["http://169.254.1.1", true],
    ["http://[fd00::5]:3000", true],
    ["http://[fe80::1]", true],
    ["http://[::ffff:c0a8:105]", true],
    ["http://[2001:db8::1]", false],
    ["http://nas.local:3000", true],
    ["http://localhost:3000", true],
    ["http://8.8.8.8", false],
    ["http://192.168.1.5.example.com", false],
    ["http://notlocal", false],
  ])("allows plain HTTP on private addresses only: %s", (APP_ORIGIN, isAllowed) => {
    expect(getConfigError({ ...PRODUCTION, APP_ORIGIN })).toBe(
      isAllowed ? "accepted" : "APP_ORIGIN must start with https:// in production.",
    );
  });

  test("rejects a rate limit multiplier, plain HTTP and a guessable secret", () => {
    expect(getConfigError({ ...PRODUCTION, RATE_LIMIT_MULTIPLIER: "1" })).toBe(
      "RATE_LIMIT_MULTIPLIER is not allowed in production.",
    );
    expect(getConfigError({ ...PRODUCTION, APP_ORIGIN: "http://gifts.example" })).toContain(
      "APP_ORIGIN",
    );
    expect(getConfigError({ ...PRODUCTION, OIDC_ISSUER: "http://sso.example" })).toContain(
      "OIDC_ISSUER",
    );
    expect(getConfigError({ ...PRODUCTION, APP_SECRET: "a".repeat(40) })).toContain("APP_SECRET");
  });
});
