import { expect } from "vitest";
import { ConfigError, loadConfig } from "../core/env/env.ts";

/** Environment variables of a complete production configuration. */
export const PRODUCTION = {
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

/** Returns the message of the error that `loadConfig` throws. Returns "accepted" for a valid configuration. */
export function getConfigError(env: Record<string, string | undefined>): string {
  try {
    loadConfig(env);
    return "accepted";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : "";
  }
}
