import { z } from "zod";
import { analyticsOutput } from "../../analytics/schema.ts";
import { FIELDS } from "../../sentences/fields.ts";
import { GIVING } from "../../sentences/giving.ts";
import { PROGRAMS } from "../../sentences/programs.ts";
import { LIMITS } from "../../text/rules.ts";
import { idSchema, line, optional, paragraphs, timestampSchema } from "../../text/schema.ts";
import { MAX_HOLDS } from "../../wishlist/rules.ts";
import { ownWishlistItemOutput, wishlistItemOutput } from "../../wishlist/schema.ts";

/** Message with a gift. Only the family can read the message (rule: gift-words). */
export const giftMessageSchema = optional(paragraphs(FIELDS.message, LIMITS.giftMessage));

/** Gift access token, which opens a gift's private page and proves that its bearer made the gift (rule: gift-token). */
export const passTokenSchema = z.string().min(1).max(200);

/**
 * Input of POST /api/wishlist/{id}/purchase. Requires `purchasedBy` or `isAnonymous`. If `passToken` belongs to a hold, the
 * hold becomes the purchase (rule: purchase-dialog).
 */
export const purchaseInput = z
  .strictObject({
    id: idSchema,
    purchasedBy: line(FIELDS.name, LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
    passToken: passTokenSchema.optional(),
    message: giftMessageSchema,
  })
  .refine((purchase) => purchase.isAnonymous || Boolean(purchase.purchasedBy), {
    message: GIVING.noGiver,
    path: ["purchasedBy"],
  });
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** Input of POST /api/wishlist/{id}/reserve. If no name is given, the wish is held for "somebody" (rule: holds). */
export const reserveInput = z.strictObject({
  id: idSchema,
  reservedBy: line(FIELDS.name, LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  /** Gift access tokens sent by pages of older releases. The server ignores them and counts a visitor's holds itself. */
  passTokens: z
    .array(passTokenSchema)
    .max(10 * MAX_HOLDS)
    .optional(),
});
export type ReserveInput = z.infer<typeof reserveInput>;

/**
 * Input of POST /api/wishlist/{id}/release, with which a parent releases the holds of a wish. With `holdId`, only that hold
 * is released. With `isWholeVisitor`, all other holds of the same visitor are released too (rule: holds).
 */
export const releaseInput = z
  .strictObject({
    id: idSchema,
    holdId: idSchema.optional(),
    isWholeVisitor: z.boolean().optional(),
  })
  .refine(({ holdId, isWholeVisitor }) => !isWholeVisitor || holdId !== undefined, {
    message: PROGRAMS.holdNeeded,
    path: ["holdId"],
  });
export type ReleaseInput = z.infer<typeof releaseInput>;

/** Input of POST /api/wishlist/{id}/unpurchase. With `giftId`, only that gift is put back (rule: put-back). */
export const unpurchaseInput = z.strictObject({ id: idSchema, giftId: idSchema.optional() });
export type UnpurchaseInput = z.infer<typeof unpurchaseInput>;

/**
 * Input of POST /api/kids/{kidId}/received. Marks gifts as received or not received, and can put wishes away in the same
 * request (rule: received).
 */
export const receivedInput = z.strictObject({
  kidId: idSchema,
  giftIds: z.array(idSchema).max(1_000, PROGRAMS.manyGifts),
  isReceived: z.boolean(),
  putAwayIds: z.array(idSchema).max(500, PROGRAMS.manyWishes).optional(),
});
export type ReceivedInput = z.infer<typeof receivedInput>;

/** Input of POST /api/wishlist/{id}/undo-purchase (rule: undo-purchase). */
export const undoPurchaseInput = z.strictObject({
  id: idSchema,
  undoToken: z.string().min(1).max(200),
});
export type UndoPurchaseInput = z.infer<typeof undoPurchaseInput>;

/**
 * Response to a purchase. `undoToken` undoes the purchase, and `giftToken` links a later sign-up to the gift. `passToken`
 * is the gift access token (rule: undo-purchase).
 */
export const purchaseOutput = z.strictObject({
  item: wishlistItemOutput,
  undoToken: z.string(),
  giftToken: z.string(),
  passToken: z.string(),
});
export type PurchaseResult = z.infer<typeof purchaseOutput>;

/** Response to a reservation. Contains the wish, the gift access token and the end of the hold (rule: holds). */
export const reserveOutput = z.strictObject({
  item: wishlistItemOutput,
  passToken: z.string(),
  reservedUntil: timestampSchema,
});
export type ReserveResult = z.infer<typeof reserveOutput>;

/** Response of POST /api/wishlist/{id}/unpurchase. Contains the wish and the data changed with it (rule: put-back). */
export const putBackOutput = z.strictObject({
  ...ownWishlistItemOutput.shape,
  /** Null if no giver's gift was taken back, such as for a wish that is not purchased or that a parent marked as purchased. */
  changed: z
    .strictObject({
      /** The kid's statistics after the change. */
      analytics: analyticsOutput,
      /** Id of the thank-you that was removed from the queue. Null if the thank-you was already sent and therefore stays. */
      withdrawnThankYouId: z.string().nullable(),
    })
    .nullable(),
});
export type PutBackResult = z.infer<typeof putBackOutput>;
