import { z } from "zod";
import { analyticsOutput } from "../../analytics/schema.ts";
import { emailSchema } from "../../email/schema.ts";
import { API_CLIENT_ERRORS } from "../../sentences/api-client-errors.ts";
import { FIELD_NAMES } from "../../sentences/fields.ts";
import { VISITOR_ERRORS } from "../../sentences/giving.ts";
import { PARENT_ERRORS } from "../../sentences/parents.ts";
import { TEXT_LIMITS } from "../../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createParagraphsSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../../text/schema.ts";
import { MAX_HOLDS_PER_VISITOR } from "../../wishlist/rules.ts";
import { parentWishlistItemOutput, wishlistItemOutput } from "../../wishlist/schema.ts";

/** Message that a giver sends with a gift, visible only to the family (rule: gift-words). */
export const giftMessageSchema = createOptionalSchema(
  createParagraphsSchema(FIELD_NAMES.message, TEXT_LIMITS.giftMessage),
);

/** Gift access token, which opens a gift's private page and identifies the giver (rule: gift-token). */
export const giftAccessTokenSchema = z.string().min(1).max(200);

/**
 * Input of POST /api/wishlist/{id}/purchase. Requires `purchasedBy` or `isAnonymous`. If `passToken` belongs to a hold,
 * the hold becomes the purchase (rule: purchase-dialog).
 */
export const purchaseInput = z
  .strictObject({
    id: idSchema,
    purchasedBy: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
    /**
     * Name of the giver, if a parent records a relative's purchase. Ignored if the caller is not a parent of the family
     * (rule: parent-mark).
     */
    onBehalfOf: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).optional(),
    passToken: giftAccessTokenSchema.optional(),
    message: giftMessageSchema,
  })
  .refine((purchase) => purchase.isAnonymous || Boolean(purchase.purchasedBy), {
    message: VISITOR_ERRORS.giverNameRequired,
    path: ["purchasedBy"],
  });
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** Values of the form in which a parent records a relative's purchase (rule: parent-mark). */
export const purchaseOnBehalfSchema = z.strictObject({
  id: idSchema,
  onBehalfOf: createRequiredLineSchema(
    FIELD_NAMES.name,
    TEXT_LIMITS.name,
    PARENT_ERRORS.nameRequired,
  ),
});

/** Input of POST /api/wishlist/{id}/reserve. Name and e-mail address are optional (rule: holds). */
export const holdWishInput = z.strictObject({
  id: idSchema,
  reservedBy: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  /** E-mail address that receives one mail with a link to the gift's private page. */
  email: emailSchema.optional(),
  /** Gift access tokens, sent by older releases of the app. The server ignores this field. */
  passTokens: z
    .array(giftAccessTokenSchema)
    .max(10 * MAX_HOLDS_PER_VISITOR)
    .optional(),
});
export type HoldWishInput = z.infer<typeof holdWishInput>;

/**
 * Input of POST /api/wishlist/{id}/release, with which a parent releases all holds of a wish. `holdId` limits the
 * request to one hold. `isWholeVisitor` adds the other holds of the same visitor (rule: holds).
 */
export const releaseHoldsInput = z
  .strictObject({
    id: idSchema,
    holdId: idSchema.optional(),
    isWholeVisitor: z.boolean().optional(),
  })
  .refine(({ holdId, isWholeVisitor }) => !isWholeVisitor || holdId !== undefined, {
    message: API_CLIENT_ERRORS.holdRequired,
    path: ["holdId"],
  });
export type ReleaseHoldsInput = z.infer<typeof releaseHoldsInput>;

/**
 * Input of POST /api/wishlist/{id}/unpurchase, which makes a purchased wish available again. `giftId` limits the
 * request to one gift (rule: put-back).
 */
export const unpurchaseInput = z.strictObject({ id: idSchema, giftId: idSchema.optional() });
export type UnpurchaseInput = z.infer<typeof unpurchaseInput>;

/**
 * Input of POST /api/wishlist/{id}/assign-gift, which converts an off-list gift into the purchase of one unit
 * (rule: other-gifts).
 */
export const assignGiftInput = z.strictObject({ id: idSchema, giftId: idSchema });
export type AssignGiftInput = z.infer<typeof assignGiftInput>;

/**
 * Input of POST /api/kids/{kidId}/received, which marks gifts as received or not received. Also archives the wishes in
 * `putAwayIds` (rule: received).
 */
export const setGiftsReceivedInput = z.strictObject({
  kidId: idSchema,
  giftIds: z.array(idSchema).max(1_000, API_CLIENT_ERRORS.tooManyGifts),
  isReceived: z.boolean(),
  putAwayIds: z.array(idSchema).max(500, API_CLIENT_ERRORS.tooManyWishes).optional(),
});
export type SetGiftsReceivedInput = z.infer<typeof setGiftsReceivedInput>;

/** Input of POST /api/wishlist/{id}/undo-purchase (rule: undo-purchase). */
export const undoPurchaseInput = z.strictObject({
  id: idSchema,
  undoToken: z.string().min(1).max(200),
});
export type UndoPurchaseInput = z.infer<typeof undoPurchaseInput>;

/**
 * Response to a purchase. `undoToken` undoes the purchase, and `giftToken` links a later sign-up to the gift.
 * `passToken` is the gift access token (rule: undo-purchase).
 */
export const purchaseOutput = z.strictObject({
  item: wishlistItemOutput,
  undoToken: z.string(),
  giftToken: z.string(),
  passToken: z.string(),
});
export type PurchaseResult = z.infer<typeof purchaseOutput>;

/**
 * Response of POST /api/wishlist/{id}/reserve. `passToken` is the gift access token, and `reservedUntil` the end of the
 * hold (rule: holds).
 */
export const holdWishOutput = z.strictObject({
  item: wishlistItemOutput,
  passToken: z.string(),
  reservedUntil: timestampSchema,
});
export type HoldWishResult = z.infer<typeof holdWishOutput>;

/** Response of POST /api/wishlist/{id}/unpurchase, with the wish and other changed data (rule: put-back). */
export const unpurchaseOutput = z.strictObject({
  ...parentWishlistItemOutput.shape,
  /**
   * Data that changed together with the wish. Null if no giver's gift was removed, as for a wish that a parent marked
   * as purchased.
   */
  changed: z
    .strictObject({
      analytics: analyticsOutput,
      /**
       * ID of the thank-you that the request removed from the thank-you queue. Null if no thank-you was removed, for
       * example because the thank-you was already sent.
       */
      withdrawnThankYouId: z.string().nullable(),
    })
    .nullable(),
});
export type UnpurchaseResult = z.infer<typeof unpurchaseOutput>;
