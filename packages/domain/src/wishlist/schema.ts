import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import { BOUNDS } from "../bounds/rules.ts";
import { ERROR_CODES } from "../errors/codes.ts";
import { fundingAmountSchema } from "../money/schema.ts";
import { prioritySlotFields } from "../priority-slots/schema.ts";
import { filled } from "../sentences/catalogue.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { PROGRAMS } from "../sentences/programs.ts";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  optional,
  orderSchema,
  paragraphs,
  requiredLine,
  timestampSchema,
} from "../text/schema.ts";
import { madeOnSchema, versionSchema } from "../text/version/schema.ts";
import { blankOrWebAddressSchema } from "../web-address/schema.ts";
import { wishlistItemProblem } from "./problem.ts";
import { MAX_HOLDS, MAX_QUANTITY } from "./rules.ts";

const WHOLE_PIECES = filled(PARENTS.pieces, { most: MAX_QUANTITY });
const name = requiredLine(FIELDS.name, LIMITS.label, PARENTS.name);
const itemFields = {
  price: optional(line(FIELDS.price, LIMITS.price)),
  description: optional(line(FIELDS.description, LIMITS.description)),
  /** A picture uploaded by the same parent, never a shop's URL (rule: pictures). */
  imageUrl: optional(line(FIELDS.picture, LIMITS.url)),
  fundingGoal: fundingAmountSchema.nullable().optional(),
  fundingReceived: fundingAmountSchema.optional(),
  priority: z.enum(["low", "medium", "high"]).optional(),
  /** Number of wanted units. Default 1. Null means any number (rule: pieces). */
  quantity: z
    .int(WHOLE_PIECES)
    .min(1, WHOLE_PIECES)
    .max(MAX_QUANTITY, WHOLE_PIECES)
    .nullable()
    .optional(),
  ...prioritySlotFields,
};

/** State of a wish. Only shown wishes are on the hub's list (rule: put-away). */
export const wishStateSchema = z.enum(["shown", "put-away", "draft"]);
export type WishState = z.infer<typeof wishStateSchema>;

/**
 * Input of POST /api/kids/{kidId}/wishlist. `priority` is accepted but always stored as medium. An edit stores the
 * requested value (rule: wishes).
 */
export const createWishlistItemInput = z
  .strictObject({
    kidId: idSchema,
    name,
    url: optional(blankOrWebAddressSchema),
    isActivity: z.boolean().optional(),
    /** State of the new wish. Default "shown". A draft stays off the list until it is published (rule: drafts). */
    state: wishStateSchema.exclude(["put-away"]).optional(),
    ...itemFields,
  })
  .superRefine((item, context) => {
    const problem = wishlistItemProblem({
      isDraft: item.state === "draft",
      isActivity: item.isActivity ?? false,
      url: item.url ?? null,
      fundingGoal: item.fundingGoal ?? null,
      fundingReceived: item.fundingReceived ?? 0,
      quantity: item.quantity === undefined ? 1 : item.quantity,
    });
    if (problem)
      context.addIssue({ code: "custom", message: problem.message, path: [problem.field] });
  });
export type CreateWishlistItemInput = z.infer<typeof createWishlistItemInput>;

/**
 * Input of PATCH /api/wishlist/{id}. Absent fields stay unchanged. The caller validates the merged wish with
 * `wishlistItemProblem`.
 */
export const updateWishlistItemInput = z.strictObject({
  id: idSchema,
  name: name.optional(),
  url: optional(blankOrWebAddressSchema),
  isActivity: z.boolean().optional(),
  /** New state of the wish. Put-away wishes and drafts are not on the hub's list and can be shown again (rule: put-away). */
  state: wishStateSchema.optional(),
  ...itemFields,
  version: madeOnSchema,
});
export type UpdateWishlistItemInput = z.infer<typeof updateWishlistItemInput>;

/**
 * Input of PUT /api/kids/{kidId}/wishlist/state, which publishes drafts together or turns wishes back into drafts (rule:
 * drafts).
 */
export const setWishStatesInput = z.strictObject({
  kidId: idSchema,
  state: wishStateSchema.exclude(["put-away"]),
  items: z
    .array(z.strictObject({ id: idSchema, version: madeOnSchema }))
    .min(1, PROGRAMS.noWishes)
    .max(BOUNDS.wishes, PROGRAMS.longOrder),
});
export type SetWishStatesInput = z.infer<typeof setWishStatesInput>;

/** Input of PUT /api/kids/{kidId}/wishlist/order. `itemIds` lists the wishes in their new order (rule: own-order). */
export const reorderWishlistInput = z.strictObject({ kidId: idSchema, itemIds: orderSchema });
export type ReorderWishlistInput = z.infer<typeof reorderWishlistInput>;

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

/** A purchased unit of a wish. */
export const giftOutput = z.strictObject({
  id: z.string(),
  /** Null for anonymous givers (rule: anonymous-givers). */
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** True when a parent marked the wish as purchased (rule: parent-mark). */
  isByParent: z.boolean(),
  givenAt: timestampSchema,
  /** Time at which a parent marked the gift as received. Null until then. */
  receivedAt: timestampSchema.nullable(),
});
export type GiftView = z.infer<typeof giftOutput>;

/** A wish as displayed. Amounts are in dollars. */
export const wishlistItemOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  price: z.string().nullable(),
  description: z.string().nullable(),
  priority: z.enum(["low", "medium", "high"]),
  imageUrl: z.string().nullable(),
  isPurchased: z.boolean(),
  /**
   * Name of the giver who purchased the wish. Null if the wish is not purchased or the giver is anonymous (rule:
   * anonymous-givers).
   */
  purchasedBy: z.string().nullable(),
  purchasedAt: timestampSchema.nullable(),
  isAnonymous: z.boolean(),
  /**
   * True when a parent marked the wish as purchased. The value does not depend on the giver's name. Absent in stored
   * responses of older releases (rule: parent-mark).
   */
  isByParent: z.boolean().default(false),
  isPriority: z.boolean(),
  isActivity: z.boolean(),
  fundingGoal: z.number().nullable(),
  fundingReceived: z.number(),
  priorityOrder: z.int().min(1).max(3).nullable(),
  // The fields from `quantity` to `gifts` are absent in stored responses of older releases.
  /** Number of wanted units. Null means any number (rule: pieces). */
  quantity: z.int().nullable().default(1),
  /** Number of units that are neither purchased nor held. Null if the wish is for any number. */
  remaining: z.int().nullable().default(0),
  /** Number of held units (rule: holds). */
  held: z.int().default(0),
  state: wishStateSchema.default("shown"),
  /** Purchased units, oldest first. */
  gifts: z.array(giftOutput).default([]),
  createdAt: timestampSchema,
});
export type WishlistItemView = z.infer<typeof wishlistItemOutput>;

/** A hold as shown to a parent (rule: holds). */
export const holdOutput = z.strictObject({
  id: z.string(),
  /** Null when no name was given. */
  giverName: z.string().nullable(),
  reservedUntil: timestampSchema,
  /**
   * Number of the same visitor's holds at this hub, including this hold. 0 when the visitor is unknown. Absent in responses
   * of older releases.
   */
  visitorHolds: z.int().optional(),
});
export type HoldView = z.infer<typeof holdOutput>;

/** A gift with its message, which only the family can read (rule: gift-words). */
export const ownGiftOutput = giftOutput.extend({ message: z.string().nullable() });
export type OwnGift = z.infer<typeof ownGiftOutput>;

/** A wish with the fields that only its parents see. */
const parentsWishlistItemOutput = wishlistItemOutput.extend({
  gifts: z.array(ownGiftOutput),
  holds: z.array(holdOutput),
});
export type ParentsWishlistItem = z.infer<typeof parentsWishlistItemOutput>;

/** A wish with its version, as returned to a parent. */
export const ownWishlistItemOutput = parentsWishlistItemOutput.extend({ version: versionSchema });
export type OwnWishlistItem = z.infer<typeof ownWishlistItemOutput>;

/** Result for one of several wishes. Contains the wish, or the contents of an error body (rule: import). */
export const wishOrErrorOutput = z.union([
  z.strictObject({ item: ownWishlistItemOutput }),
  z.strictObject({
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
]);
export type WishOrError = z.infer<typeof wishOrErrorOutput>;

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
