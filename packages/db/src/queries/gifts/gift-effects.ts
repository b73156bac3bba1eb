import { toSnakeCase } from "drizzle-orm/casing";
import { createId } from "../core/ids.ts";
import type { IdempotentResponse } from "../operation/idempotency.ts";
import { type GiftCountParameters, toCountingFields } from "./gift-counts.ts";

/** Entry of a gift in the thank-you queue. The entry's kid and label come from the gift's target (rule: thank-you-queue). */
export type NewThankYou = {
  /** Contact of the giver. Null when the giver left no e-mail address with the gift. */
  contactId: string | null;
  contributorName: string | null;
  contributionType: "wishlist" | "529" | "esa" | "contribution";
  amountCents: number | null;
  contributedAt: Date;
};

/** Data that is stored in the same transaction as a gift. */
export type GiftEffects = {
  /** Entry in the thank-you queue. Null for a parent's own mark, which requires no thank-you. */
  thankYou: NewThankYou | null;
  /** Whether a mail notifies the parent of the gift (rule: parent-mail). */
  notifiesParent: boolean;
  /** Response to store under the Idempotency-Key. Null without a key. */
  answer: IdempotentResponse | null;
  /** Counting of the gift. Null for a gift that a parent enters, which is not limited (rule: rate-limits). */
  counting: GiftCountParameters | null;
};

/**
 * Outcome of recording a gift. Only `recorded` means that the gift is stored. `answered` means that a response is already
 * stored under the Idempotency-Key.
 */
export type RecordGiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

/** Returns fields as JSON for a SQL function. A name such as `kidId` becomes "kid_id". */
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
