import { z } from "zod";
import { isSameEmailAddress } from "../email/canonical.ts";
import { emailSchema } from "../email/schema.ts";
import { contributionTypeSchema, thankYouTypeSchema } from "../gifts/kinds/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { API_ERRORS } from "../sentences/api-errors.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createRequiredLineSchema, idSchema, timestampSchema } from "../text/schema.ts";

/**
 * Returns whether two accounts may belong to one person. True if the verified e-mail addresses match, or if exactly one
 * address is empty (rule: self-referral).
 */
export const isPossiblySamePerson = (one: string, other: string): boolean =>
  isSameEmailAddress(one, other) || (one === "") !== (other === "");

/**
 * Type of the gift reported with a sign-up. `wishlist` records no contribution. The ledger stores `esa`, `contribution`
 * and `other` as `other` (rule: contribution-ledger).
 */
const supporterGiftSchema = z.enum(
  [...thankYouTypeSchema.options, ...contributionTypeSchema.exclude(["529"]).options],
  PARENT_ERRORS.contributionTypeRequired,
);

/** Input of POST /api/kids/{kidId}/supporters. `giftToken` links the subscription to a gift (rule: email-capture). */
export const subscribeInput = z.strictObject({
  kidId: idSchema,
  name: createRequiredLineSchema(
    FIELD_NAMES.name,
    TEXT_LIMITS.name,
    API_ERRORS.visitorNameRequired,
  ),
  email: emailSchema,
  wantsUpdates: z.boolean().optional(),
  /** Whether to send a mail three weeks before each of the kid's days. Default false (rule: reminders). */
  remindsBirthday: z.boolean().optional(),
  /** Whether to mail the kid's new wishes, at most once a week. Default false (rule: wish-digest). */
  wantsDigest: z.boolean().optional(),
  contributionType: supporterGiftSchema.nullable().optional(),
  contributionAmount: contributionAmountSchema.nullable().optional(),
  giftToken: z.string().max(200).nullable().optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Response to a sign-up, the same for every e-mail address (rule: email-confirmation). */
export const subscribeOutput = z.strictObject({ status: z.literal("confirmation-sent") });

/** Contact who subscribed to mail about a kid, as shown to a parent (rule: followers). */
export const followerOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** E-mail address of the contact. Null for an unconfirmed address. */
  email: z.string().nullable(),
  /** Whether the contact gets the kid's updates. Older API releases omit this field. */
  wantsUpdates: z.boolean().default(true),
  /** Whether the contact gets reminders before the kid's days. Older API releases omit this field (rule: reminders). */
  remindsBirthday: z.boolean().default(false),
  /** Whether the contact gets digests of new wishes. Older API releases omit this field (rule: wish-digest). */
  wantsDigest: z.boolean().default(false),
  since: timestampSchema,
});
export type FollowerView = z.infer<typeof followerOutput>;
