import { z } from "zod";
import { contributionTypeSchema, thankYouTypeSchema } from "../gratitude/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, requiredLine } from "../text/schema.ts";

const NOT_AN_EMAIL = "Enter an e-mail address such as ana@example.com.";

/** An e-mail address as a person types it: trimmed, at most 254 characters. */
export const emailSchema = z
  .string(NOT_AN_EMAIL)
  .trim()
  .max(LIMITS.email, "This e-mail address is too long.")
  .pipe(z.email(NOT_AN_EMAIL));

/** The form under which two spellings of an address are one: lower case, no +tag, no dots for gmail (D8). */
export function canonicalEmail(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [base = ""] = local.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${base.replaceAll(".", "")}@gmail.com` : `${base}@${domain}`;
}

/** Whether two addresses are one person's (D8). Providers that tell no address make nobody the same. */
export function isSameAddress(one: string, other: string): boolean {
  return one !== "" && canonicalEmail(one) === canonicalEmail(other);
}

/**
 * What a sign-up says was given, in the ledger's words or the thank-you queue's (spec section 3). A wishlist gift has its
 * own record; an ESA and any other contribution count as `other` (D16).
 */
export const supporterGiftSchema = z.enum(
  [...thankYouTypeSchema.options, ...contributionTypeSchema.exclude(["529"]).options],
  "Choose the kind of contribution.",
);

/** POST /api/kids/{kidId}/supporters (spec sections 3 and 7, D19, D20). */
export const subscribeInput = z.strictObject({
  kidId: idSchema,
  name: requiredLine("Name", LIMITS.name, "Please enter your name."),
  email: emailSchema,
  wantsUpdates: z.boolean().optional(),
  contributionType: supporterGiftSchema.nullable().optional(),
  contributionAmount: contributionAmountSchema.nullable().optional(),
  giftToken: z.string().max(200).nullable().optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Says nothing about whether the address was known (D20). */
export const subscribeOutput = z.strictObject({ status: z.literal("confirmation-sent") });
