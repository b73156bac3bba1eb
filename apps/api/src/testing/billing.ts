import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type LocalServices, startLocalServices } from "@giftling/local-services/server";

/** Numbers of cards at the stand-in, by what they do: pay, fail after the trial, or pay and be disputed. */
export const CARDS = {
  pays: "4242424242424242",
  fails: "4000000000000341",
  disputes: "4000000000000259",
} as const;

/** What leads an app to the stand-in's payment provider. */
export function stripeEnv({ stripe }: Pick<LocalServices, "stripe">): Record<string, string> {
  if (!stripe) return {};
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  };
}

/**
 * A payment provider of the test's own. Nobody listens where it sends its events: a test delivers them itself, or shows that
 * lost ones do not matter. `close` in `afterAll`.
 */
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

/** Lets that many days pass at the payment provider. */
export async function advanceStripe(
  { origin }: Pick<LocalServices, "origin">,
  advanceDays: number,
): Promise<void> {
  const body = JSON.stringify({ advanceDays });
  await fetch(`${origin}/stripe/test/clock`, { method: "POST", body });
}
