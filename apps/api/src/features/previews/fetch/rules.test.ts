import { describe, expect, test } from "vitest";
import { loadConfig } from "../../../core/env/env.ts";
import { createFetchRules } from "./rules.ts";

const SETTINGS = {
  APP_ORIGIN: "https://gifts.example",
  APP_SECRET: "k3J9xQ0vT7mB2nL5pR8sW1yZ4cF6hD0g",
  DATABASE_URL: "postgres://db.internal/giftling",
  OIDC_ISSUER: "https://accounts.example",
  OIDC_CLIENT_ID: "giftling",
  OIDC_CLIENT_SECRET: "from-the-provider",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@gifts.example",
  STORAGE_DIR: "/data",
  BILLING: "off",
};
const PRODUCTION = { ...SETTINGS, APP_ENV: "production", TRUSTED_PROXIES: "none" };
const allowance = (PREVIEW_TEST_ADDRESS: string) => ({ PREVIEW_TEST_ADDRESS });

describe("createFetchRules", () => {
  test("allows the public internet on ports 80 and 443", () => {
    const { mayConnect, timeoutMs, userAgent } = createFetchRules(loadConfig(PRODUCTION));
    expect(mayConnect("8.8.8.8", 80)).toBe(true);
    expect(mayConnect("2606:4700::1", 443)).toBe(true);
    for (const port of [0, 22, 81, 6379, 8080, 8443])
      expect(mayConnect("8.8.8.8", port)).toBe(false);
    for (const address of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1"]) {
      expect(mayConnect(address, 80), address).toBe(false);
    }
    expect(timeoutMs).toBe(5_000);
    expect(userAgent).toBe("Giftling link preview (+https://gifts.example/about)");
  });

  test("allows tests a single server on this machine", () => {
    const { mayConnect } = createFetchRules(
      loadConfig({ ...SETTINGS, ...allowance("127.0.0.1:4010") }),
    );
    expect(mayConnect("127.0.0.1", 4010)).toBe(true);
    expect(mayConnect("127.0.0.1", 4011)).toBe(false);
    expect(mayConnect("127.0.0.1", 80)).toBe(false);
    expect(mayConnect("::ffff:127.0.0.1", 4010)).toBe(false);
  });

  test("rejects the test permission in production and for another machine", () => {
    expect(() => loadConfig({ ...PRODUCTION, ...allowance("127.0.0.1:4010") })).toThrow(
      "PREVIEW_TEST_ADDRESS is not allowed in production",
    );
    for (const address of [
      "10.0.0.1:80",
      "localhost:4010",
      "127.0.0.1",
      "127.0.0.1:80,10.0.0.1:80",
    ]) {
      expect(() => loadConfig({ ...SETTINGS, ...allowance(address) }), address).toThrow(
        "PREVIEW_TEST_ADDRESS must be",
      );
    }
  });
});
