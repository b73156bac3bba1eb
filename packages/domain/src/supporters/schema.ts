import { z } from "zod";
import { contributionTypeSchema, thankYouTypeSchema } from "../gifts/kinds/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, requiredLine, timestampSchema } from "../text/schema.ts";
import { EMAIL } from "./rules.ts";

/** E-mail address as typed, trimmed, with at most 254 characters. */
export const emailSchema = z
  .string(GIVING.notAnEmail)
  .trim()
  .max(LIMITS.email, GIVING.longEmail)
  .pipe(z.email({ pattern: EMAIL, error: GIVING.notAnEmail }));

/**
 * Returns the canonical form of an e-mail address. The form is in lower case, without +tag, and for Gmail without dots in
 * the local part (rule: self-referral).
 */
export function canonicalEmail(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [base = ""] = local.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${base.replaceAll(".", "")}@gmail.com` : `${base}@${domain}`;
}

/**
 * Returns whether two e-mail addresses have the same canonical form and so belong to one person. Empty addresses never
 * match (rule: self-referral).
 */
export function isSameAddress(one: string, other: string): boolean {
  return one !== "" && canonicalEmail(one) === canonicalEmail(other);
}

/** Returns whether a verified address is exactly the invited one, ignoring case (rule: joining). */
export const isInvitedAddress = (verified: string | null, invited: string): boolean =>
  verified !== null && verified.toLowerCase() === invited.toLowerCase();

/**
 * Returns whether two accounts may belong to one person. Returns true if the verified e-mail addresses match or only one
 * account has an address (rule: self-referral).
 */
export const mayBeOnePerson = (one: string, other: string): boolean =>
  isSameAddress(one, other) || (one === "") !== (other === "");

/**
 * Type of the gift that a sign-up names, as in the ledger or the thank-you queue. A purchase has its own record. An ESA and
 * any other contribution count as `other` (rule: contribution-ledger).
 */
export const supporterGiftSchema = z.enum(
  [...thankYouTypeSchema.options, ...contributionTypeSchema.exclude(["529"]).options],
  PARENTS.contributionKind,
);

/** Input of POST /api/kids/{kidId}/supporters. `giftToken` links the subscription to the gifts (rule: email-capture). */
export const subscribeInput = z.strictObject({
  kidId: idSchema,
  name: requiredLine(FIELDS.name, LIMITS.name, REFUSALS.yourName),
  email: emailSchema,
  wantsUpdates: z.boolean().optional(),
  /** When true, the supporter gets a mail three weeks before each of the kid's days. Default false (rule: reminders). */
  remindsBirthday: z.boolean().optional(),
  contributionType: supporterGiftSchema.nullable().optional(),
  contributionAmount: contributionAmountSchema.nullable().optional(),
  giftToken: z.string().max(200).nullable().optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Response to a sign-up, the same for every e-mail address (rule: email-confirmation). */
export const subscribeOutput = z.strictObject({ status: z.literal("confirmation-sent") });

/** A contact who signed up for a kid's updates or reminders, as shown to a parent (rule: followers). */
export const followerOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null until the address is confirmed. */
  email: z.string().nullable(),
  /** True when the contact receives the kid's updates. Absent in responses of older releases, like `remindsBirthday`. */
  wantsUpdates: z.boolean().default(true),
  /** True when the contact gets reminders before the kid's days (rule: reminders). */
  remindsBirthday: z.boolean().default(false),
  since: timestampSchema,
});
export type FollowerView = z.infer<typeof followerOutput>;
