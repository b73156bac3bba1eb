import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import { fundingAmountSchema } from "../money/schema.ts";
import { prioritySlotFields } from "../priorities/schema.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, line, optional, requiredLine, timestampSchema } from "../text/schema.ts";
import { madeOnSchema, versionSchema } from "../versions/schema.ts";
import { blankOrWebAddressSchema } from "../web-address/schema.ts";
import { PURCHASER_REQUIRED, wishlistItemProblem } from "./rules.ts";

const name = requiredLine("Name", LIMITS.label, "Please enter a name.");
const itemFields = {
  price: optional(line("Price", LIMITS.price)),
  description: optional(line("Description", LIMITS.description)),
  /** A picture that this parent uploaded; never a shop's own URL (rule: pictures). */
  imageUrl: optional(line("Picture", LIMITS.url)),
  fundingGoal: fundingAmountSchema.nullable().optional(),
  fundingReceived: fundingAmountSchema.optional(),
  priority: z.enum(["low", "medium", "high"]).optional(),
  ...prioritySlotFields,
};

/** POST /api/kids/{kidId}/wishlist. `priority` is accepted and stored as medium; an edit stores it as it is (rule: wishes). */
export const createWishlistItemInput = z
  .strictObject({
    kidId: idSchema,
    name,
    url: optional(blankOrWebAddressSchema),
    isActivity: z.boolean().optional(),
    ...itemFields,
  })
  .superRefine((item, context) => {
    const problem = wishlistItemProblem({
      isActivity: item.isActivity ?? false,
      url: item.url ?? null,
      fundingGoal: item.fundingGoal ?? null,
      fundingReceived: item.fundingReceived ?? 0,
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
  ...itemFields,
  version: madeOnSchema,
});
export type UpdateWishlistItemInput = z.infer<typeof updateWishlistItemInput>;

/** POST /api/wishlist/{id}/purchase: a name, or anonymous (rule: purchase-dialog). */
export const purchaseInput = z
  .strictObject({
    id: idSchema,
    purchasedBy: line("Name", LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
  })
  .refine((purchase) => purchase.isAnonymous || Boolean(purchase.purchasedBy), {
    message: PURCHASER_REQUIRED,
    path: ["purchasedBy"],
  });
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** POST /api/wishlist/{id}/undo-purchase (rule: undo-purchase). */
export const undoPurchaseInput = z.strictObject({
  id: idSchema,
  undoToken: z.string().min(1).max(200),
});
export type UndoPurchaseInput = z.infer<typeof undoPurchaseInput>;

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
  createdAt: timestampSchema,
});
export type WishlistItemView = z.infer<typeof wishlistItemOutput>;

/** An item as its parent gets it. */
export const ownWishlistItemOutput = wishlistItemOutput.extend({ version: versionSchema });
export type OwnWishlistItem = z.infer<typeof ownWishlistItemOutput>;

/**
 * The item, the one-time token for undoing, and the token that links a later sign-up to this gift (rule: undo-purchase,
 * gift-token).
 */
export const purchaseOutput = z.strictObject({
  item: wishlistItemOutput,
  undoToken: z.string(),
  giftToken: z.string(),
});
export type PurchaseResult = z.infer<typeof purchaseOutput>;

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
