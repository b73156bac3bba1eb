import { describe, expect, test } from "vitest";
import { getConfigError, PRODUCTION } from "../../testing/config-fixture.ts";
import { loadConfig } from "./env.ts";

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
    expect(getConfigError(sold)).toBe("STRIPE_WEBHOOK_SECRET is missing.");
    expect(loadConfig({ ...sold, STRIPE_WEBHOOK_SECRET: "whsec_1" }).billing).toBe(true);
    expect(getConfigError({ ...own, BILLING: "on" })).toContain("STRIPE_SECRET_KEY is missing");
    expect(loadConfig({ ...sold, BILLING: "off" }).billing).toBe(false);
  });

  test("takes new accounts by invitation, unless SIGN_UPS says otherwise (rule: sign-ups)", () => {
    expect(loadConfig(own)).toMatchObject({ signUps: "invited", isOriginSet: false });
    expect(loadConfig({ ...own, SIGN_UPS: "open" }).signUps).toBe("open");
    expect(loadConfig(PRODUCTION)).toMatchObject({ signUps: "open", isOriginSet: true });
    expect(getConfigError({ ...own, SIGN_UPS: "some" })).toBe(
      "SIGN_UPS must be open, invited or closed.",
    );
  });

  test("lets owners invite only where it is set and sign-ups are by invitation (rule: sign-up-invitations)", () => {
    const owners = { ...own, SIGN_UP_INVITES: "owners" };
    expect(loadConfig(own).ownersInvite).toBe(false);
    expect(loadConfig(owners).ownersInvite).toBe(true);
    for (const SIGN_UPS of ["open", "closed"]) {
      expect(loadConfig({ ...owners, SIGN_UPS }).ownersInvite).toBe(false);
    }
    expect(getConfigError({ ...own, SIGN_UP_INVITES: "all" })).toBe(
      "SIGN_UP_INVITES must be operator or owners.",
    );
  });

  test("requires the sender with a mail server, and rejects an invalid secret", () => {
    expect(getConfigError({ ...own, SMTP_URL: "smtps://mail.example" })).toBe(
      "MAIL_FROM is missing.",
    );
    expect(getConfigError({ ...own, APP_SECRET: "short" })).toContain("APP_SECRET");
    expect(getConfigError({ ...own, APP_SECRET: "a".repeat(40) })).toContain("too easy to guess");
  });

  test("is none with DATABASE_URL, for which everything is required as without DATA_DIR", () => {
    expect(loadConfig({ ...PRODUCTION, DATA_DIR: "/data" })).toMatchObject({
      dataDir: null,
      billing: true,
      drainMs: 3_000,
    });
    const { APP_SECRET: _secret, ...rest } = PRODUCTION;
    expect(getConfigError({ ...rest, DATA_DIR: "/data" })).toBe("APP_SECRET is missing.");
  });
});
