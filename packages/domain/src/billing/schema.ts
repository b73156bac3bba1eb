import { z } from "zod";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";

const RETURN_ADDRESS_LIMIT = 2_048;

const returnAddress = z
  .string(API_CLIENT_ERRORS.returnPathInvalid)
  .max(RETURN_ADDRESS_LIMIT, API_CLIENT_ERRORS.returnPathTooLong);

/**
 * Input of POST /api/create-subscription-session. `priceId` defaults to the list price. `successUrl` and `cancelUrl`
 * must be paths or URLs of this site (rule: checkout).
 */
export const createSubscriptionSessionInput = z.strictObject({
  /** ID of the price. Any text is valid, and an unknown ID results in the error `priceUnavailable`. */
  priceId: z.string().max(200).optional(),
  trial: z.boolean().optional(),
  successUrl: returnAddress.optional(),
  cancelUrl: returnAddress.optional(),
});
export type CreateSubscriptionSessionInput = z.infer<typeof createSubscriptionSessionInput>;

export const createPortalSessionInput = z.strictObject({ returnUrl: returnAddress.optional() });

/** Response with the URL of the payment provider's hosted page. */
export const hostedPageOutput = z.strictObject({ url: z.string() });
