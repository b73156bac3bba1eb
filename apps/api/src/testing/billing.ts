import type { LocalServices } from "@giftling/local-services/server";

/** What leads an app to the stand-in's payment provider. */
export function stripeEnv({ stripe }: Pick<LocalServices, "stripe">): Record<string, string> {
  if (!stripe) return {};
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  };
}
