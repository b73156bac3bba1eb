import { z } from "zod";
import { contributionTypeSchema, thankYouTypeSchema } from "../gratitude/kinds/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, requiredLine, timestampSchema } from "../text/schema.ts";
import { EMAIL } from "./rules.ts";

/** An e-mail address as a person types it: trimmed, at most 254 characters. */
export const emailSchema = z
  .string(GIVING.notAnEmail)
  .trim()
  .max(LIMITS.email, GIVING.longEmail)
  .pipe(z.email({ pattern: EMAIL, error: GIVING.notAnEmail }));

/** An e-mail address in its canonical form: lower case, no +tag, no dots at Gmail (rule: self-referral). */
export function canonicalEmail(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [base = ""] = local.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${base.replaceAll(".", "")}@gmail.com` : `${base}@${domain}`;
}

/**
 * Whether two addresses are one person's. Empty addresses, from providers that give none, never match (rule:
 * self-referral).
 */
export function isSameAddress(one: string, other: string): boolean {
  return one !== "" && canonicalEmail(one) === canonicalEmail(other);
}

/** Whether a verified address is exactly the invited one, but for upper and lower case (rule: joining). */
export const isInvitedAddress = (verified: string | null, invited: string): boolean =>
  verified !== null && verified.toLowerCase() === invited.toLowerCase();

/**
 * Whether a referrer may have referred themselves, by the two accounts' verified addresses: they are one person's, or only
 * one account has one, so that nobody can tell (rule: self-referral).
 */
export const mayBeOnePerson = (one: string, other: string): boolean =>
  isSameAddress(one, other) || (one === "") !== (other === "");

/**
 * The kind of gift that a sign-up names, by its word in the ledger or in the thank-you queue. A purchase has its own
 * record; an ESA and any other contribution count as `other` (rule: contribution-ledger).
 */
export const supporterGiftSchema = z.enum(
  [...thankYouTypeSchema.options, ...contributionTypeSchema.exclude(["529"]).options],
  PARENTS.contributionKind,
);

/** POST /api/kids/{kidId}/supporters (rule: email-capture, gift-token). */
export const subscribeInput = z.strictObject({
  kidId: idSchema,
  name: requiredLine(FIELDS.name, LIMITS.name, REFUSALS.yourName),
  email: emailSchema,
  wantsUpdates: z.boolean().optional(),
  /** Mail three weeks before the kid's days (rule: reminders); left out: none. */
  remindsBirthday: z.boolean().optional(),
  contributionType: supporterGiftSchema.nullable().optional(),
  contributionAmount: contributionAmountSchema.nullable().optional(),
  giftToken: z.string().max(200).nullable().optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The same for every address, known or not (rule: email-confirmation). */
export const subscribeOutput = z.strictObject({ status: z.literal("confirmation-sent") });

/** Somebody who asked for a kid's news or for reminders, as the parent sees them (rule: followers). */
export const followerOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** null until its owner has confirmed it. */
  email: z.string().nullable(),
  /** They get the kid's news. An older release's answer lacks this and the next. */
  wantsUpdates: z.boolean().default(true),
  /** They are reminded of the kid's days (rule: reminders). */
  remindsBirthday: z.boolean().default(false),
  since: timestampSchema,
});
export type FollowerView = z.infer<typeof followerOutput>;
