import { z } from "zod";
import { languageSchema } from "../languages/schema.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { isLinkLike } from "../text/link-like.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, line, requiredLine, timestampSchema } from "../text/schema.ts";
import { contributionStatusSchema } from "./kinds/schema.ts";
import { giftMessageSchema, passTokenSchema } from "./purchases/schema.ts";

/** Input of GET /api/gifts/{token} and of the two requests that extend the hold or take the gift back (rule: gift-pass). */
export const giftPassInput = z.strictObject({ token: passTokenSchema });
export type GiftPassInput = z.infer<typeof giftPassInput>;

/** A gift as shown to its giver on the private gift page. Contains no data of other givers (rule: gift-pass). */
export const giftPassOutput = z.strictObject({
  kind: z.enum(["hold", "purchase", "contribution"]),
  childFirstName: z.string(),
  /** Null for an anonymous giver and for a hold without a name. */
  giverName: z.string().nullable(),
  /** Name of the wish, or purpose of the contribution. Null when unknown. */
  label: z.string().nullable(),
  /** Id of the wish. Null for a contribution. */
  itemId: z.string().nullable(),
  /** URL of the wish's product page. */
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
  /** Message of the sent thank-you and path of its page. Null before the thank-you is sent. */
  thankYou: z.strictObject({ message: z.string(), path: z.string() }).nullable(),
  /** Language of the text that the family wrote. Absent in responses of older releases (rule: own-words). */
  language: languageSchema.optional(),
  /** Path of the kid's hub. Null while the hub is not shown. */
  hubPath: z.string().nullable(),
  /** True while visitors cannot record anything (rule: paused-hub). */
  isPaused: z.boolean(),
  /** True when the page shows the product's name. False for Premium families (rule: branding). */
  showsBranding: z.boolean(),
});
export type GiftPassView = z.infer<typeof giftPassOutput>;

/**
 * Input of POST /api/kids/{kidId}/gifts, which records an off-list gift. A giver or a parent sends it. Requires `giverName`
 * or `isAnonymous` (rule: other-gifts).
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
  /**
   * Whether a parent recorded the gift (`recorded`), anybody else reported it (`reported`), or it is pending a parent's
   * approval (`waiting`).
   */
  state: z.enum(["recorded", "reported", "waiting"]),
  giftToken: z.string(),
  passToken: z.string(),
});
export type RecordedGiftView = z.infer<typeof recordedGiftOutput>;
