import { z } from "zod";
import { contributionStatusSchema } from "../gratitude/kinds/schema.ts";
import { languageSchema } from "../languages/schema.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { isLinkLike } from "../text/link-like.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, line, requiredLine, timestampSchema } from "../text/schema.ts";
import { giftMessageSchema, passTokenSchema } from "../wishlist/schema.ts";

/** GET /api/gifts/{token} and the two calls that act on the gift (rule: gift-pass). */
export const giftPassInput = z.strictObject({ token: passTokenSchema });
export type GiftPassInput = z.infer<typeof giftPassInput>;

/** A gift as shown to its giver on the private gift page, without data of other givers (rule: gift-pass). */
export const giftPassOutput = z.strictObject({
  kind: z.enum(["hold", "purchase", "contribution"]),
  childFirstName: z.string(),
  /** Null for an anonymous giver and for a hold without a name. */
  giverName: z.string().nullable(),
  /** Name of the wish or purpose of the money. Null when unknown. */
  label: z.string().nullable(),
  /** Id of the wish. Null for a contribution. */
  itemId: z.string().nullable(),
  /** Product page, price and picture of the wish. */
  url: z.string().nullable(),
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Amount of a contribution, in dollars. */
  amount: z.number().nullable(),
  /** Status of a contribution. Null for other gifts. */
  status: contributionStatusSchema.nullable(),
  /** Time of the purchase, payment or hold. */
  givenAt: timestampSchema,
  /** End of a hold. Null for other gifts. */
  reservedUntil: timestampSchema.nullable(),
  receivedAt: timestampSchema.nullable(),
  /** True when the hold can be extended. A hold can be extended once. */
  canExtend: z.boolean(),
  /** True when the giver can take the gift back. */
  canGiveBack: z.boolean(),
  /** Message of the sent thank-you and path of its page. Null before it is sent. */
  thankYou: z.strictObject({ message: z.string(), path: z.string() }).nullable(),
  /** Language of the family's own texts. Absent in responses of older releases (rule: own-words). */
  language: languageSchema.optional(),
  /** Path of the kid's hub. Null while the hub is not shown. */
  hubPath: z.string().nullable(),
  /** True while strangers cannot record anything (rule: paused-hub). */
  isPaused: z.boolean(),
  /** False for Premium families (rule: branding). */
  showsBranding: z.boolean(),
});
export type GiftPassView = z.infer<typeof giftPassOutput>;

/**
 * POST /api/kids/{kidId}/gifts: an off-list gift, reported by its giver or recorded by a parent. Requires a name or
 * `isAnonymous` (rule: other-gifts).
 */
export const recordGiftInput = z
  .strictObject({
    kidId: idSchema,
    label: requiredLine(FIELDS.gift, LIMITS.label, PARENTS.giftLabel).refine(
      (label) => !isLinkLike(label),
      GIVING.giftLikeAddress,
    ),
    giverName: line(FIELDS.name, LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
    message: giftMessageSchema,
  })
  .refine((gift) => gift.isAnonymous || Boolean(gift.giverName), {
    message: GIVING.noGiver,
    path: ["giverName"],
  });
export type RecordGiftInput = z.infer<typeof recordGiftInput>;

/** A recorded off-list gift and its gift access token (rule: gift-pass). */
export const recordedGiftOutput = z.strictObject({
  id: z.string(),
  label: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  givenAt: timestampSchema,
  /** `recorded` by a parent, `reported` by anybody else, or `waiting` for a parent's approval. */
  state: z.enum(["recorded", "reported", "waiting"]),
  giftToken: z.string(),
  passToken: z.string(),
});
export type RecordedGiftView = z.infer<typeof recordedGiftOutput>;
