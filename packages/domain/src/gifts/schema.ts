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

/** GET /api/gifts/{token}, and the two calls that act on it (rule: gift-pass). */
export const giftPassInput = z.strictObject({ token: passTokenSchema });
export type GiftPassInput = z.infer<typeof giftPassInput>;

/** A gift as its giver sees it on its private page, with nothing of other givers (rule: gift-pass). */
export const giftPassOutput = z.strictObject({
  kind: z.enum(["hold", "purchase", "contribution"]),
  childFirstName: z.string(),
  /** null for an anonymous giver, and for a hold without a name. */
  giverName: z.string().nullable(),
  /** The wish's name, or what the money went to; null where that is not known. */
  label: z.string().nullable(),
  /** The wish that it is of; null for a contribution. */
  itemId: z.string().nullable(),
  /** The shop's page, price and picture of the wish. */
  url: z.string().nullable(),
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The sum of a contribution in dollars. */
  amount: z.number().nullable(),
  /** Of a contribution; null for all else. */
  status: contributionStatusSchema.nullable(),
  /** When it was bought, sent or held. */
  givenAt: timestampSchema,
  /** The end of a hold; null for all else. */
  reservedUntil: timestampSchema.nullable(),
  receivedAt: timestampSchema.nullable(),
  /** The hold can be made longer, which goes once. */
  canExtend: z.boolean(),
  /** It can be given back, or a contribution taken back. */
  canGiveBack: z.boolean(),
  /** The family's thank-you, once it was sent: its words, and the path of its own page. */
  thankYou: z.strictObject({ message: z.string(), path: z.string() }).nullable(),
  /** What the family's own words are in (rule: own-words). An older release's answer lacks it. */
  language: languageSchema.optional(),
  /** The path of the kid's hub; null while the family shows none. */
  hubPath: z.string().nullable(),
  /** Strangers record nothing for now (rule: paused-hub). */
  isPaused: z.boolean(),
  /** False for Premium families (rule: branding). */
  showsBranding: z.boolean(),
});
export type GiftPassView = z.infer<typeof giftPassOutput>;

/**
 * POST /api/kids/{kidId}/gifts: a gift that isn't on the list, told by whoever gave it or recorded by the parent (rule:
 * other-gifts). Needs a name or `isAnonymous`.
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

/** A recorded gift that isn't on the list, with what proves it (rule: gift-token, gift-pass). */
export const recordedGiftOutput = z.strictObject({
  id: z.string(),
  label: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  givenAt: timestampSchema,
  /** `recorded` by a parent, `reported` by anybody else, or `waiting` for a parent's approval until it is on the wall. */
  state: z.enum(["recorded", "reported", "waiting"]),
  giftToken: z.string(),
  passToken: z.string(),
});
export type RecordedGiftView = z.infer<typeof recordedGiftOutput>;
