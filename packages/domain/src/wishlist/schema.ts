import { z } from "zod";
import { COUNT_BOUNDS } from "../bounds/rules.ts";
import { ERROR_CODES } from "../errors/codes.ts";
import { fundingAmountSchema } from "../money/schema.ts";
import { prioritySlotFields } from "../priority-slots/schema.ts";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";
import { fillPattern } from "../sentences/catalog.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createRequiredLineSchema,
  idSchema,
  itemOrderSchema,
  timestampSchema,
} from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";
import { blankOrUrlSchema } from "../url/schema.ts";
import { findWishlistItemProblem } from "./problem.ts";
import { MAX_WISH_QUANTITY } from "./rules.ts";

const WHOLE_PIECES = fillPattern(PARENT_ERRORS.quantityOutOfRange, { most: MAX_WISH_QUANTITY });
const name = createRequiredLineSchema(
  FIELD_NAMES.name,
  TEXT_LIMITS.label,
  PARENT_ERRORS.nameRequired,
);
const itemFields = {
  price: createOptionalSchema(createLineSchema(FIELD_NAMES.price, TEXT_LIMITS.price)),
  description: createOptionalSchema(
    createLineSchema(FIELD_NAMES.description, TEXT_LIMITS.description),
  ),
  /** URL of a picture that the parent uploaded, never a shop's URL (rule: pictures). */
  imageUrl: createOptionalSchema(createLineSchema(FIELD_NAMES.picture, TEXT_LIMITS.url)),
  fundingGoal: fundingAmountSchema.nullable().optional(),
  fundingReceived: fundingAmountSchema.optional(),
  priority: z.enum(["low", "medium", "high"]).optional(),
  /** Number of wanted units. Default 1. Null if the quantity is unlimited (rule: pieces). */
  quantity: z
    .int(WHOLE_PIECES)
    .min(1, WHOLE_PIECES)
    .max(MAX_WISH_QUANTITY, WHOLE_PIECES)
    .nullable()
    .optional(),
  /**
   * Occasion of the wish: `birthday`, `second-day`, or the ID of an added occasion. Null if the wish has no occasion
   * (rule: occasions).
   */
  occasionId: idSchema.nullable().optional(),
  ...prioritySlotFields,
};

/** State of a wish. The hub shows only wishes with the state `shown` (rule: put-away). */
const wishStateSchema = z.enum(["shown", "put-away", "draft"]);
export type WishState = z.infer<typeof wishStateSchema>;

/**
 * Input of POST /api/kids/{kidId}/wishlist. The server ignores `priority` and stores `medium`, which an edit can change
 * (rule: wishes).
 */
export const createWishlistItemInput = z
  .strictObject({
    kidId: idSchema,
    name,
    url: createOptionalSchema(blankOrUrlSchema),
    isActivity: z.boolean().optional(),
    /** Whether the wish is an idea, which has no URL and is not an activity. Default false (rule: ideas). */
    isIdea: z.boolean().optional(),
    /** State of the new wish. Default "shown". A draft is hidden until a parent publishes the wish (rule: drafts). */
    state: wishStateSchema.exclude(["put-away"]).optional(),
    /**
     * Whether the server fetches the wish's picture from the shop's page in the background. Default false. Ignored if
     * the wish has no URL or already has a picture (rule: fetched-pictures).
     */
    fetchesPicture: z.boolean().optional(),
    ...itemFields,
  })
  .superRefine((item, context) => {
    const problem = findWishlistItemProblem({
      isDraft: item.state === "draft",
      isActivity: item.isActivity ?? false,
      isIdea: item.isIdea ?? false,
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
 * Input of PATCH /api/wishlist/{id}. Absent fields stay unchanged. The handler merges the input with the stored wish,
 * and validates the result with `findWishlistItemProblem`.
 */
export const updateWishlistItemInput = z.strictObject({
  id: idSchema,
  name: name.optional(),
  url: createOptionalSchema(blankOrUrlSchema),
  isActivity: z.boolean().optional(),
  /**
   * Whether to convert the wish to an idea, which deletes the URL. An idea that gets a URL becomes a plain wish
   * (rule: ideas).
   */
  isIdea: z.boolean().optional(),
  /** New state of the wish. The hub shows only wishes with the state `shown` (rule: put-away). */
  state: wishStateSchema.optional(),
  ...itemFields,
  version: baseVersionSchema,
});
export type UpdateWishlistItemInput = z.infer<typeof updateWishlistItemInput>;

/**
 * Input of PUT /api/kids/{kidId}/wishlist/state, which publishes several drafts or converts several wishes to drafts
 * (rule: drafts).
 */
export const setWishStatesInput = z.strictObject({
  kidId: idSchema,
  state: wishStateSchema.exclude(["put-away"]),
  items: z
    .array(z.strictObject({ id: idSchema, version: baseVersionSchema }))
    .min(1, API_CLIENT_ERRORS.wishRequired)
    .max(COUNT_BOUNDS.wishes, API_CLIENT_ERRORS.orderTooLong),
});
export type SetWishStatesInput = z.infer<typeof setWishStatesInput>;

/** Input of PUT /api/kids/{kidId}/wishlist/order. `itemIds` contains the wishes in the new order (rule: own-order). */
export const reorderWishlistInput = z.strictObject({ kidId: idSchema, itemIds: itemOrderSchema });
export type ReorderWishlistInput = z.infer<typeof reorderWishlistInput>;

/** Purchased unit of a wish. */
const giftOutput = z.strictObject({
  id: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** Whether a parent marked the wish as purchased (rule: parent-mark). */
  isByParent: z.boolean(),
  givenAt: timestampSchema,
  /** Time at which a parent recorded the arrival of the gift. Null before the arrival. */
  receivedAt: timestampSchema.nullable(),
});
export type GiftView = z.infer<typeof giftOutput>;

/** Wish with amounts in dollars. */
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
   * Name of the giver of the newest gift. Null for an anonymous giver, and for a wish that is not purchased
   * (rule: anonymous-givers).
   */
  purchasedBy: z.string().nullable(),
  purchasedAt: timestampSchema.nullable(),
  isAnonymous: z.boolean(),
  /**
   * Whether a parent marked the wish as purchased, for any giver. Stored responses of older API releases lack this
   * field (rule: parent-mark).
   */
  isByParent: z.boolean().default(false),
  isPriority: z.boolean(),
  isActivity: z.boolean(),
  /**
   * Whether the wish is an idea, which has no URL. Stored responses of older API releases lack this field
   * (rule: ideas).
   */
  isIdea: z.boolean().default(false),
  fundingGoal: z.number().nullable(),
  fundingReceived: z.number(),
  priorityOrder: z.int().min(1).max(3).nullable(),
  // Stored responses of older API releases lack the fields from `quantity` to `gifts`.
  /** Number of wanted units. A quantity of null is unlimited (rule: pieces). */
  quantity: z.int().nullable().default(1),
  /** Number of free units. Null if the quantity is unlimited. */
  remaining: z.int().nullable().default(0),
  held: z.int().default(0),
  state: wishStateSchema.default("shown"),
  /** Purchased units of the wish, oldest first. */
  gifts: z.array(giftOutput).default([]),
  /**
   * ID of the wish's occasion. Null if the wish has no occasion. Older API releases omit this field (rule: occasions).
   */
  occasionId: z.string().nullable().optional(),
  createdAt: timestampSchema,
});
export type WishlistItemView = z.infer<typeof wishlistItemOutput>;

/** Hold, as shown to a parent (rule: holds). */
const holdOutput = z.strictObject({
  id: z.string(),
  giverName: z.string().nullable(),
  reservedUntil: timestampSchema,
  /**
   * Number of holds that this hold's visitor has at the hub, including this hold. 0 for an unknown visitor. Older API
   * releases omit this field.
   */
  visitorHolds: z.int().optional(),
});
export type HoldView = z.infer<typeof holdOutput>;

/** Gift with the giver's message, visible only to the family (rule: gift-words). */
const parentGiftOutput = giftOutput.extend({ message: z.string().nullable() });
export type ParentGiftView = z.infer<typeof parentGiftOutput>;

/** Wish as shown to a parent. */
const unversionedWishlistItemOutput = wishlistItemOutput.extend({
  gifts: z.array(parentGiftOutput),
  holds: z.array(holdOutput),
  /**
   * State of the fetch of the wish's picture from the shop's page. `done` becomes null after the fetches for all the
   * kid's wishes have ended. Null if no picture is fetched (rule: fetched-pictures).
   */
  pictureFetch: z.enum(["pending", "done"]).nullable(),
  /**
   * Whether the wish belongs to an off-list gift. Stored responses of older API releases lack this field
   * (rule: other-gifts).
   */
  isOffList: z.boolean().default(false),
});
export type UnversionedWishlistItemView = z.infer<typeof unversionedWishlistItemOutput>;

export const parentWishlistItemOutput = unversionedWishlistItemOutput.extend({
  version: versionSchema,
});
export type ParentWishlistItemView = z.infer<typeof parentWishlistItemOutput>;

/** Result for one wish of a batch request: the wish, or the code and message of an error (rule: import). */
export const wishOrErrorOutput = z.union([
  z.strictObject({ item: parentWishlistItemOutput }),
  z.strictObject({
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
]);
export type WishOrError = z.infer<typeof wishOrErrorOutput>;
