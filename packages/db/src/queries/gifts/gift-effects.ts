import { newId } from "../ids.ts";
import type { IdempotentAnswer } from "../operation/idempotency.ts";
import { countingParameters, type GiftCounting } from "./gift-counts.ts";

/** A gift's entry in the thank-you queue (rule: thank-you-queue). Its kid and label come from the gift's target. */
export type NewThankYou = {
  /** The giver's contact, when it was left with the gift. */
  contactId: string | null;
  contributorName: string | null;
  contributionType: "wishlist" | "529" | "esa" | "contribution";
  amountCents: number | null;
  contributedAt: Date;
};

/** Records that are stored in the same transaction as a gift. */
export type GiftEffects = {
  /** Null for a parent's own mark, which requires no thank-you. */
  thankYou: NewThankYou | null;
  /** Whether the parent is mailed about the gift (rule: parent-mail). */
  notifiesParent: boolean;
  /** Null without an Idempotency-Key. */
  answer: IdempotentAnswer | null;
  /** Null for a parent's own entry, which is not limited (rule: rate-limits). */
  counting: GiftCounting | null;
};

/** Outcome of recording a gift. Only `recorded` stored it. */
export type GiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

/** Returns the `effects` parameter of the SQL functions that record gifts, as JSON. */
export const effectsParameter = ({
  thankYou,
  notifiesParent,
  answer,
  counting,
}: GiftEffects): string =>
  JSON.stringify({
    ...(thankYou && {
      thank_you_id: newId(),
      contact_id: thankYou.contactId,
      contributor_name: thankYou.contributorName,
      contribution_type: thankYou.contributionType,
      amount_cents: thankYou.amountCents,
      contributed_at: thankYou.contributedAt,
    }),
    notifies_parent: notifiesParent,
    ...(counting && countingParameters(counting)),
    ...(answer && {
      answer_scope: answer.scope,
      answer_key: answer.key,
      answer_fingerprint: answer.fingerprint,
      answer: answer.answer,
    }),
  });
