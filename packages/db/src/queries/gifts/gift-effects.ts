import { toSnakeCase } from "drizzle-orm/casing";
import { createId } from "../core/ids.ts";
import type { IdempotentResponse } from "../operation/idempotency.ts";
import { type GiftCountParameters, toCountingFields } from "./gift-counts.ts";

/** New entry in the thank-you queue, whose kid and label come from the gift's target (rule: thank-you-queue). */
export type NewThankYou = {
  /** Contact of the giver. Null if the giver entered no e-mail address. */
  contactId: string | null;
  contributorName: string | null;
  contributionType: "wishlist" | "529" | "esa" | "contribution";
  amountCents: number | null;
  contributedAt: Date;
};

export type GiftEffects = {
  /** New entry in the thank-you queue. Null for a purchase that a parent recorded. */
  thankYou: NewThankYou | null;
  /** Whether the parent gets a mail about the gift (rule: parent-mail). */
  notifiesParent: boolean;
  /** Response to store under the Idempotency-Key. Null without a key. */
  answer: IdempotentResponse | null;
  /** Parameters for counting the gift. Null for a gift entered by a parent, which has no limit (rule: rate-limits). */
  counting: GiftCountParameters | null;
};

/**
 * Outcome of recording a gift, which is stored only with the outcome `recorded`. `answered` means that the
 * Idempotency-Key already has a response.
 */
export type RecordGiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

/** Returns fields as JSON for a SQL function, with snake case names such as "kid_id" for `kidId`. */
export const toSqlJson = (fields: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeCase(name), value])),
  );

/** Returns the `effects` parameter of the SQL functions that record gifts, as JSON. */
export const serializeGiftEffects = (effects: GiftEffects): string => {
  const { thankYou, notifiesParent, answer, counting } = effects;
  return toSqlJson({
    ...(thankYou && { thankYouId: createId(), ...thankYou }),
    notifiesParent,
    ...(counting && toCountingFields(counting)),
    ...(answer && {
      answerScope: answer.scope,
      answerKey: answer.key,
      answerFingerprint: answer.fingerprint,
      answer: answer.answer,
    }),
  });
};
