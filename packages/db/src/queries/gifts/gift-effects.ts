import { toSnakeCase } from "drizzle-orm/casing";
import { createId } from "../core/ids.ts";
import type { IdempotentResponse } from "../operation/idempotency.ts";
import { type GiftCountParameters, toCountingFields } from "./gift-counts.ts";

/**
 * New entry in the thank-you queue. The entry's kid and label come from the target of the gift (rule: thank-you-queue).
 */
export type NewThankYou = {
  /** Contact of the giver. Null if the giver entered no e-mail address. */
  contactId: string | null;
  contributorName: string | null;
  contributionType: "wishlist" | "529" | "esa" | "contribution";
  amountCents: number | null;
  contributedAt: Date;
};

export type GiftEffects = {
  /**
   * New entry in the thank-you queue. Null for a purchase recorded by a parent, because such a purchase requires no
   * thank-you.
   */
  thankYou: NewThankYou | null;
  /** Whether to notify the parent of the gift by mail (rule: parent-mail). */
  notifiesParent: boolean;
  /** Response to store under the Idempotency-Key. Null if the request has no key. */
  answer: IdempotentResponse | null;
  /**
   * Parameters for counting the gift against the rate limits. Null for a gift entered by a parent, because such a gift
   * has no limit (rule: rate-limits).
   */
  counting: GiftCountParameters | null;
};

/**
 * Outcome of recording a gift. The gift is stored only if the outcome is `recorded`. `answered` means that a response
 * already exists for the Idempotency-Key.
 */
export type RecordGiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

/** Returns fields as JSON for a SQL function, with names in snake case such as "kid_id" for `kidId`. */
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
