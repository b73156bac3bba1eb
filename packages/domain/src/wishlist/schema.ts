import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import { BOUNDS } from "../bounds/rules.ts";
import { ERROR_CODES } from "../errors/codes.ts";
import { fundingAmountSchema } from "../money/schema.ts";
import { prioritySlotFields } from "../priorities/schema.ts";
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
import { madeOnSchema, versionSchema } from "../versions/schema.ts";
import { blankOrWebAddressSchema } from "../web-address/schema.ts";
import { wishlistItemProblem } from "./problem.ts";
import { MAX_HOLDS, MAX_QUANTITY } from "./rules.ts";

const WHOLE_PIECES = filled(PARENTS.pieces, { most: MAX_QUANTITY });
const name = requiredLine(FIELDS.name, LIMITS.label, PARENTS.name);
const itemFields = {
  price: optional(line(FIELDS.price, LIMITS.price)),
  description: optional(line(FIELDS.description, LIMITS.description)),
  /** A picture that this parent uploaded; never a shop's own URL (rule: pictures). */
  imageUrl: optional(line(FIELDS.picture, LIMITS.url)),
  fundingGoal: fundingAmountSchema.nullable().optional(),
  fundingReceived: fundingAmountSchema.optional(),
  priority: z.enum(["low", "medium", "high"]).optional(),
  /** How many pieces are wished for, 1 when left out; null for any number (rule: pieces). */
  quantity: z
    .int(WHOLE_PIECES)
    .min(1, WHOLE_PIECES)
    .max(MAX_QUANTITY, WHOLE_PIECES)
    .nullable()
    .optional(),
  ...prioritySlotFields,
};

/** Whether a wish is on the hub (rule: put-away, drafts). */
export const wishStateSchema = z.enum(["shown", "put-away", "draft"]);
export type WishState = z.infer<typeof wishStateSchema>;

/** POST /api/kids/{kidId}/wishlist. `priority` is accepted and stored as medium; an edit stores it as it is (rule: wishes). */
export const createWishlistItemInput = z
  .strictObject({
    kidId: idSchema,
    name,
    url: optional(blankOrWebAddressSchema),
    isActivity: z.boolean().optional(),
    /** On the list where nothing is said; a draft waits until it is put there (rule: drafts). */
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

/** PATCH /api/wishlist/{id}: absent fields stay. The caller checks the merged item with `wishlistItemProblem`. */
export const updateWishlistItemInput = z.strictObject({
  id: idSchema,
  name: name.optional(),
  url: optional(blankOrWebAddressSchema),
  isActivity: z.boolean().optional(),
  /** Put away or a draft it is not on the hub, and can come back (rule: put-away, drafts). */
  state: wishStateSchema.optional(),
  ...itemFields,
  version: madeOnSchema,
});
export type UpdateWishlistItemInput = z.infer<typeof updateWishlistItemInput>;

/** PUT /api/kids/{kidId}/wishlist/state: drafts that are put on the list together, or are drafts again (rule: drafts). */
export const setWishStatesInput = z.strictObject({
  kidId: idSchema,
  state: wishStateSchema.exclude(["put-away"]),
  items: z
    .array(z.strictObject({ id: idSchema, version: madeOnSchema }))
    .min(1, PROGRAMS.noWishes)
    .max(BOUNDS.wishes, PROGRAMS.longOrder),
});
export type SetWishStatesInput = z.infer<typeof setWishStatesInput>;

/** PUT /api/kids/{kidId}/wishlist/order: the wishes in their new order (rule: own-order). */
export const reorderWishlistInput = z.strictObject({ kidId: idSchema, itemIds: orderSchema });
export type ReorderWishlistInput = z.infer<typeof reorderWishlistInput>;

/** A few words with a gift, for the family only (rule: gift-words). */
export const giftMessageSchema = optional(paragraphs(FIELDS.message, LIMITS.giftMessage));

/** What opens a gift's private page and proves that its bearer made the gift (rule: gift-token). */
export const passTokenSchema = z.string().min(1).max(200);

/**
 * POST /api/wishlist/{id}/purchase: a name, or anonymous (rule: purchase-dialog). With the `passToken` of a hold, the hold becomes
 * the purchase (rule: holds).
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

/** POST /api/wishlist/{id}/reserve: without a name it is held for "somebody" (rule: holds). */
export const reserveInput = z.strictObject({
  id: idSchema,
  reservedBy: line(FIELDS.name, LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  /** Sent by pages of the release before, and ignored: the server counts a visitor's holds. */
  passTokens: z
    .array(passTokenSchema)
    .max(10 * MAX_HOLDS)
    .optional(),
});
export type ReserveInput = z.infer<typeof reserveInput>;

/**
 * POST /api/wishlist/{id}/release: the parent ends the holds of a wish, with `holdId` one of them, with `isWholeVisitor` also all other
 * holds of that one's visitor (rule: holds).
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

/** POST /api/wishlist/{id}/unpurchase: with `giftId` only that gift is put back (rule: put-back). */
export const unpurchaseInput = z.strictObject({ id: idSchema, giftId: idSchema.optional() });
export type UnpurchaseInput = z.infer<typeof unpurchaseInput>;

/** POST /api/kids/{kidId}/received: what arrived, or is still on its way, and what is put away with it (rule: received, after-the-day). */
export const receivedInput = z.strictObject({
  kidId: idSchema,
  giftIds: z.array(idSchema).max(1_000, PROGRAMS.manyGifts),
  isReceived: z.boolean(),
  putAwayIds: z.array(idSchema).max(500, PROGRAMS.manyWishes).optional(),
});
export type ReceivedInput = z.infer<typeof receivedInput>;

/** POST /api/wishlist/{id}/undo-purchase (rule: undo-purchase). */
export const undoPurchaseInput = z.strictObject({
  id: idSchema,
  undoToken: z.string().min(1).max(200),
});
export type UndoPurchaseInput = z.infer<typeof undoPurchaseInput>;

/** A piece of a wish that somebody bought. */
export const giftOutput = z.strictObject({
  id: z.string(),
  /** null for anonymous givers (rule: anonymous-givers). */
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** The parent's own mark (rule: parent-mark). */
  isByParent: z.boolean(),
  givenAt: timestampSchema,
  /** When the parent ticked it as arrived. */
  receivedAt: timestampSchema.nullable(),
});
export type GiftView = z.infer<typeof giftOutput>;

/** An item as it is shown. Amounts in dollars. */
export const wishlistItemOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  price: z.string().nullable(),
  description: z.string().nullable(),
  priority: z.enum(["low", "medium", "high"]),
  imageUrl: z.string().nullable(),
  isPurchased: z.boolean(),
  /** null while unpurchased and for anonymous givers (rule: anonymous-givers). */
  purchasedBy: z.string().nullable(),
  purchasedAt: timestampSchema.nullable(),
  isAnonymous: z.boolean(),
  /** The parent's own mark, whatever others call themselves (rule: parent-mark). An older release's answer lacks it. */
  isByParent: z.boolean().default(false),
  isPriority: z.boolean(),
  isActivity: z.boolean(),
  fundingGoal: z.number().nullable(),
  fundingReceived: z.number(),
  priorityOrder: z.int().min(1).max(3).nullable(),
  // An older release's kept answer lacks these four.
  /** How many pieces are wished for; null for any number (rule: pieces). */
  quantity: z.int().nullable().default(1),
  /** How many are neither bought nor held; null for any number. */
  remaining: z.int().nullable().default(0),
  /** How many somebody holds (rule: holds). */
  held: z.int().default(0),
  state: wishStateSchema.default("shown"),
  /** Who bought a piece, first to last. */
  gifts: z.array(giftOutput).default([]),
  createdAt: timestampSchema,
});
export type WishlistItemView = z.infer<typeof wishlistItemOutput>;

/** A piece that somebody holds, as the parent sees it (rule: holds). */
export const holdOutput = z.strictObject({
  id: z.string(),
  /** null for somebody who gave no name. */
  giverName: z.string().nullable(),
  reservedUntil: timestampSchema,
  /** Pieces that the same visitor holds, this one included; 0 when it is not known. An older release's answer lacks it. */
  visitorHolds: z.int().optional(),
});
export type HoldView = z.infer<typeof holdOutput>;

/** A gift with what only the family reads (rule: gift-words). */
export const ownGiftOutput = giftOutput.extend({ message: z.string().nullable() });
export type OwnGift = z.infer<typeof ownGiftOutput>;

/** An item with what only its parent sees of it. */
const parentsWishlistItemOutput = wishlistItemOutput.extend({
  gifts: z.array(ownGiftOutput),
  holds: z.array(holdOutput),
});
export type ParentsWishlistItem = z.infer<typeof parentsWishlistItemOutput>;

/** An item as its parent gets it. */
export const ownWishlistItemOutput = parentsWishlistItemOutput.extend({ version: versionSchema });
export type OwnWishlistItem = z.infer<typeof ownWishlistItemOutput>;

/** What became of one of several wishes: the wish, or what an error's body would say of it (rule: import, drafts, error-body). */
export const wishOrErrorOutput = z.union([
  z.strictObject({ item: ownWishlistItemOutput }),
  z.strictObject({
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
]);
export type WishOrError = z.infer<typeof wishOrErrorOutput>;

/**
 * The item, the one-time token for undoing, the token that links a later sign-up to this gift, and what opens its private page
 * (rule: undo-purchase, gift-token).
 */
export const purchaseOutput = z.strictObject({
  item: wishlistItemOutput,
  undoToken: z.string(),
  giftToken: z.string(),
  passToken: z.string(),
});
export type PurchaseResult = z.infer<typeof purchaseOutput>;

/** A hold: the item, what opens its private page, and its end (rule: holds). */
export const reserveOutput = z.strictObject({
  item: wishlistItemOutput,
  passToken: z.string(),
  reservedUntil: timestampSchema,
});
export type ReserveResult = z.infer<typeof reserveOutput>;

/** POST /api/wishlist/{id}/unpurchase: the item, and what else changed (rule: put-back, client-cache). */
export const putBackOutput = z.strictObject({
  ...ownWishlistItemOutput.shape,
  /** null when no gift was taken back: the parent's own mark, or an item that nobody bought. */
  changed: z
    .strictObject({
      /** The kid's figures after the change. */
      analytics: analyticsOutput,
      /** The thank-you that was removed from the queue; null when it had been sent already and stays. */
      withdrawnThankYouId: z.string().nullable(),
    })
    .nullable(),
});
export type PutBackResult = z.infer<typeof putBackOutput>;
