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

/** Returns the `effects` parameter of the SQL functions that record gifts, as JSON. */
export const serializeGiftEffects = ({
  thankYou,
  notifiesParent,
  answer,
  counting,
}: GiftEffects): string =>
  JSON.stringify({
    ...(thankYou && {
      thank_you_id: createId(),
      contact_id: thankYou.contactId,
      contributor_name: thankYou.contributorName,
      contribution_type: thankYou.contributionType,
      amount_cents: thankYou.amountCents,
      contributed_at: thankYou.contributedAt,
    }),
    notifies_parent: notifiesParent,
    ...(counting && toCountingFields(counting)),
    ...(answer && {
      answer_scope: answer.scope,
      answer_key: answer.key,
      answer_fingerprint: answer.fingerprint,
      answer: answer.answer,
    }),
  });
