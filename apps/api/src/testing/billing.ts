import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type LocalServices, startLocalServices } from "@giftling/local-services/server";

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
