import { describe, expect, test } from "vitest";
import { ConfigError, loadConfig } from "./env.ts";

const LOCAL = {
  DATABASE_URL: "postgres://localhost/giftling",
  OIDC_ISSUER: "http://localhost:3001/identity",
  OIDC_CLIENT_ID: "giftling",
};

const PRODUCTION = {
  APP_ENV: "production",
  APP_ORIGIN: "https://gifts.example",
  APP_SECRET: "k3J9xQ0vT7mB2nL5pR8sW1yZ4cF6hD0g",
  DATABASE_URL: "postgres://db.internal/giftling",
  OIDC_ISSUER: "https://accounts.example",
  OIDC_CLIENT_ID: "giftling",
  OIDC_CLIENT_SECRET: "from-the-provider",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtps://user:password@mail.example",
  MAIL_FROM: "Giftling <hello@gifts.example>",
  STORAGE_DIR: "/data",
  TRUSTED_PROXIES: "10.0.0.0/8",
};

function refusal(env: Record<string, string | undefined>): string {
  try {
    loadConfig(env);
    return "accepted";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : "";
  }
}

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
    expect(refusal({ ...LOCAL, ...env })).toContain("APP_SECRET is missing");
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
    const lines = refusal({ ...LOCAL, ...change }).split("\n");
    expect(lines).toHaveLength(1 + ("S3_BUCKET" in change ? 1 : 0));
    expect(lines[0]).toContain(expected);
  });
});

describe("a server with its own database (rule: own-server)", () => {
  const own = { APP_ENV: "production", DATA_DIR: "/data", HOST: "0.0.0.0" };

  test("requires no other variable", () => {
    expect(loadConfig(own)).toMatchObject({
      dataDir: "/data",
      secret: "",
      billing: false,
      stripe: null,
      hasEmailSignIn: true,
      trustedProxies: [],
      drainMs: 0,
      storage: { kind: "folder", dir: "/data/storage" },
      mail: { smtpUrl: null },
    });
  });

  test("sells plans with Stripe's keys, which then must be complete", () => {
    const sold = { ...own, STRIPE_SECRET_KEY: "sk_live_1" };
    expect(refusal(sold)).toBe("STRIPE_WEBHOOK_SECRET is missing.");
    expect(loadConfig({ ...sold, STRIPE_WEBHOOK_SECRET: "whsec_1" }).billing).toBe(true);
    expect(refusal({ ...own, BILLING: "on" })).toContain("STRIPE_SECRET_KEY is missing");
    expect(loadConfig({ ...sold, BILLING: "off" }).billing).toBe(false);
  });

  test("takes new accounts by invitation, unless SIGN_UPS says otherwise (rule: sign-ups)", () => {
    expect(loadConfig(own)).toMatchObject({ signUps: "invited", isOriginSet: false });
    expect(loadConfig({ ...own, SIGN_UPS: "open" }).signUps).toBe("open");
    expect(loadConfig(PRODUCTION)).toMatchObject({ signUps: "open", isOriginSet: true });
    expect(refusal({ ...own, SIGN_UPS: "some" })).toBe("SIGN_UPS must be open, invited or closed.");
  });

  test("lets owners invite only where it is set and sign-ups are by invitation (rule: sign-up-invitations)", () => {
    const owners = { ...own, SIGN_UP_INVITES: "owners" };
    expect(loadConfig(own).ownersInvite).toBe(false);
    expect(loadConfig(owners).ownersInvite).toBe(true);
    for (const SIGN_UPS of ["open", "closed"]) {
      expect(loadConfig({ ...owners, SIGN_UPS }).ownersInvite).toBe(false);
    }
    expect(refusal({ ...own, SIGN_UP_INVITES: "all" })).toBe(
      "SIGN_UP_INVITES must be operator or owners.",
    );
  });

  test("requires the sender with a mail server, and rejects an invalid secret", () => {
    expect(refusal({ ...own, SMTP_URL: "smtps://mail.example" })).toBe("MAIL_FROM is missing.");
    expect(refusal({ ...own, APP_SECRET: "short" })).toContain("APP_SECRET");
    expect(refusal({ ...own, APP_SECRET: "a".repeat(40) })).toContain("too easy to guess");
  });

  test("is none with DATABASE_URL, for which everything is required as without DATA_DIR", () => {
    expect(loadConfig({ ...PRODUCTION, DATA_DIR: "/data" })).toMatchObject({
      dataDir: null,
      billing: true,
      drainMs: 3_000,
    });
    const { APP_SECRET: _secret, ...rest } = PRODUCTION;
    expect(refusal({ ...rest, DATA_DIR: "/data" })).toBe("APP_SECRET is missing.");
  });
});

describe("production configuration", () => {
  test("accepts a complete configuration", () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({ appEnv: "production", logLevel: "info" });
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== "APP_ENV"))("requires %s", (name) => {
    expect(refusal({ ...PRODUCTION, [name]: undefined })).toContain(name);
  });

  test("requires an explicit value when there is no proxy", () => {
    expect(loadConfig({ ...PRODUCTION, TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
    expect(refusal({ ...PRODUCTION, TRUSTED_PROXIES: " " })).toBe(
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
    expect(refusal({ ...rest, SIGN_IN: "oidc" })).toContain("OIDC_ISSUER is missing");
    expect(refusal({ ...rest, SIGN_IN: "password" })).toBe(
      "SIGN_IN must be email, oidc or email,oidc.",
    );
  });

  test("gives a process both roles, or only one (rule: process-roles)", () => {
    expect(loadConfig(PRODUCTION).roles).toEqual({ web: true, worker: true });
    expect(loadConfig({ ...PRODUCTION, ROLE: "web" }).roles).toEqual({ web: true, worker: false });
    expect(loadConfig({ ...PRODUCTION, ROLE: "web, worker" }).roles.worker).toBe(true);
    expect(refusal({ ...PRODUCTION, ROLE: "jobs" })).toBe(
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
    expect(refusal({ ...PRODUCTION, [name]: value })).toBe(
      `${name} is the address of a local stand-in, which is not allowed in production.`,
    );
  });

  test("rejects a mail delay of 0 for updates, unlike the local configuration", () => {
    expect(refusal({ ...PRODUCTION, UPDATE_MAIL_DELAY: "0" })).toContain("UPDATE_MAIL_DELAY");
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
    expect(refusal({ ...PRODUCTION, APP_ORIGIN })).toBe(
      isAllowed ? "accepted" : "APP_ORIGIN must start with https:// in production.",
    );
  });

  test("rejects a rate limit multiplier, plain HTTP and a guessable secret", () => {
    expect(refusal({ ...PRODUCTION, RATE_LIMIT_MULTIPLIER: "1" })).toBe(
      "RATE_LIMIT_MULTIPLIER is not allowed in production.",
    );
    expect(refusal({ ...PRODUCTION, APP_ORIGIN: "http://gifts.example" })).toContain("APP_ORIGIN");
    expect(refusal({ ...PRODUCTION, OIDC_ISSUER: "http://sso.example" })).toContain("OIDC_ISSUER");
    expect(refusal({ ...PRODUCTION, APP_SECRET: "a".repeat(40) })).toContain("APP_SECRET");
  });
});
