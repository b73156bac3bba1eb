import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type LocalServices, startLocalServices } from "@giftling/local-services/server";

/** Test card numbers. Charges to `pays` succeed, charges to `fails` fail, and charges to `disputes` are disputed. */
export const TEST_CARDS = {
  pays: "4242424242424242",
  fails: "4000000000000341",
  disputes: "4000000000000259",
} as const;

export function getStripeEnv({ stripe }: Pick<LocalServices, "stripe">): Record<string, string> {
  if (!stripe) return {};
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  };
}

/** Starts a local payment provider that delivers no webhooks to the app. Call `close` in `afterAll`. */
export async function startTestStripe(): Promise<LocalServices> {
  const localDir = await mkdtemp(path.join(tmpdir(), "giftling-stripe-"));
  const services = await startLocalServices({
    port: 0,
    localDir,
    appOrigin: "http://127.0.0.1:9",
    parts: { identity: false, inbox: false },
  });
  return {
    ...services,
    async close() {
      await services.close();
      await rm(localDir, { recursive: true, force: true });
    },
  };
}

export async function advanceStripeClock(
  { origin }: Pick<LocalServices, "origin">,
  advanceDays: number,
): Promise<void> {
  const body = JSON.stringify({ advanceDays });
  await fetch(`${origin}/stripe/test/clock`, { method: "POST", body });
}
