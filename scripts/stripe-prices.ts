import { ensureStripePrices } from "@giftling/api/services/stripe/prices";
import { createStripeClient } from "@giftling/api/services/stripe/stripe-access";

// Creates the catalog's prices in the Stripe account of STRIPE_SECRET_KEY (`pnpm stripe:prices`). Idempotent.
const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, SITE_NAME: siteName } = process.env;
if (!secretKey) {
  console.error("Set STRIPE_SECRET_KEY to the key of the Stripe account that sells the plans.");
  process.exit(1);
}
const made = await ensureStripePrices(
  await createStripeClient({ secretKey, apiBase: apiBase || null }),
  siteName || undefined,
);
console.log(
  made.length > 0
    ? `Made at Stripe: ${made.join(", ")}.`
    : "Stripe has every price of the catalog.",
);
