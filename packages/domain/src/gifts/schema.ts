import { z } from "zod";
import { languageSchema } from "../languages/schema.ts";
import { currencySchema } from "../money/schema.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { isLinkLikeText } from "../text/link-like.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { contributionStatusSchema, withdrawalStateSchema } from "./kinds/schema.ts";
import { giftAccessTokenSchema, giftMessageSchema } from "./purchases/schema.ts";

/** Input of GET /api/gifts/{token} and of POST /api/gifts/{token}/extend, /release and /ask-back (rule: gift-pass). */
export const giftAccessTokenInput = z.strictObject({ token: giftAccessTokenSchema });

/** Gift as shown on its private page, without data of other givers (rule: gift-pass). */
export const giftPageOutput = z.strictObject({
  kind: z.enum(["hold", "purchase", "contribution"]),
  childFirstName: z.string(),
  giverName: z.string().nullable(),
  /** Name of the wish, or purpose of the contribution. Null if unknown. */
  label: z.string().nullable(),
  itemId: z.string().nullable(),
  /** URL of the wish's product page. Null for an idea, an off-list gift and a contribution. */
  url: z.string().nullable(),
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /**
   * Whether the wish or activity of the gift is on the wishlist, or the reason for its absence. Null for a contribution
   * without an activity (rule: deleted-wish).
   */
  listing: z.enum(["listed", "off-list", "put-away", "deleted"]).nullable(),
  amount: z.number().nullable(),
  /** Currency of the family. Older API releases omit this field (rule: currency). */
  currency: currencySchema.optional(),
  status: contributionStatusSchema.nullable(),
  givenAt: timestampSchema,
  reservedUntil: timestampSchema.nullable(),
  receivedAt: timestampSchema.nullable(),
  /** Whether the hold can be extended. A hold can be extended once. */
  canExtend: z.boolean(),
  canGiveBack: z.boolean(),
  /**
   * Whether the giver can ask the family to take the contribution back. Older API releases omit this field
   * (rule: confirmed-withdrawal).
   */
  canAskBack: z.boolean().optional(),
  /** State of the giver's request to take the contribution back. Null if the giver made no request. */
  withdrawal: withdrawalStateSchema.nullable().optional(),
  /** Message of the sent thank-you, and path of its page. Null before the thank-you is sent. */
  thankYou: z.strictObject({ message: z.string(), path: z.string() }).nullable(),
  /** Language of the text that the family wrote. Older API releases omit this field (rule: own-words). */
  language: languageSchema.optional(),
  /** Path of the kid's hub. Null for a hidden hub. */
  hubPath: z.string().nullable(),
  /** Whether the hub rejects gifts and sign-ups from visitors (rule: paused-hub). */
  isPaused: z.boolean(),
  /** Whether the gift's private page shows the product's name. False for a Premium family (rule: branding). */
  showsBranding: z.boolean(),
});
export type GiftPageView = z.infer<typeof giftPageOutput>;

/**
 * Input of POST /api/kids/{kidId}/gifts, which records an off-list gift. Requires `giverName` or `isAnonymous`
 * (rule: other-gifts).
 */
export const recordGiftInput = z
  .strictObject({
    kidId: idSchema,
    label: createRequiredLineSchema(
      FIELD_NAMES.gift,
      TEXT_LIMITS.label,
      PARENT_ERRORS.giftNameRequired,
    ).refine((label) => !isLinkLikeText(label), VISITOR_ERRORS.giftNameContainsUrl),
    giverName: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
    message: giftMessageSchema,
  })
  .refine((gift) => gift.isAnonymous || Boolean(gift.giverName), {
    message: VISITOR_ERRORS.giverNameRequired,
    path: ["giverName"],
  });
export type RecordGiftInput = z.infer<typeof recordGiftInput>;

/**
 * Recorded off-list gift. `passToken` is the gift access token, and `giftToken` links a later sign-up to the gift
 * (rule: gift-pass).
 */
export const recordedGiftOutput = z.strictObject({
  id: z.string(),
  label: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  givenAt: timestampSchema,
  /** State of the gift: `recorded` by a parent, `reported` by a visitor, or `waiting` for approval. */
  state: z.enum(["recorded", "reported", "waiting"]),
  giftToken: z.string(),
  passToken: z.string(),
});
export type RecordedGiftView = z.infer<typeof recordedGiftOutput>;
