import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";

const RETURN_ADDRESS_LIMIT = 2_048;

const returnAddress = z
  .string(PROGRAMS.returnPath)
  .max(RETURN_ADDRESS_LIMIT, PROGRAMS.longReturnPath);

/**
 * POST /api/create-subscription-session. `priceId` defaults to the list price. Return URLs are paths or URLs of this
 * origin, validated before the call to Stripe (rule: checkout).
 */
export const createSubscriptionSessionInput = z.strictObject({
  /** Accepts any text, so that an id outside the catalog gets the message `priceNotForSale`. */
  priceId: z.string().max(200).optional(),
  trial: z.boolean().optional(),
  successUrl: returnAddress.optional(),
  cancelUrl: returnAddress.optional(),
});
export type CreateSubscriptionSessionInput = z.infer<typeof createSubscriptionSessionInput>;

/** POST /api/create-billing-portal-session. */
export const createPortalSessionInput = z.strictObject({ returnUrl: returnAddress.optional() });

/** URL of the hosted page. */
export const hostedPageOutput = z.strictObject({ url: z.string() });
