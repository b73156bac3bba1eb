import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";

const RETURN_ADDRESS_LIMIT = 2_048;

const returnAddress = z
  .string(PROGRAMS.returnPath)
  .max(RETURN_ADDRESS_LIMIT, PROGRAMS.longReturnPath);

/**
 * POST /api/create-subscription-session. Without `priceId` it is the list price. Return addresses are paths or absolute
 * addresses of this origin; the API checks them before anything else (rule: checkout).
 */
export const createSubscriptionSessionInput = z.strictObject({
  /** Any text, so that an id outside the catalogue gets `priceNotForSale`. */
  priceId: z.string().max(200).optional(),
  trial: z.boolean().optional(),
  successUrl: returnAddress.optional(),
  cancelUrl: returnAddress.optional(),
});
export type CreateSubscriptionSessionInput = z.infer<typeof createSubscriptionSessionInput>;

/** POST /api/create-billing-portal-session. */
export const createPortalSessionInput = z.strictObject({ returnUrl: returnAddress.optional() });

/** The address of the hosted page to open. */
export const hostedPageOutput = z.strictObject({ url: z.string() });
