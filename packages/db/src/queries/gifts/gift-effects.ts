import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { newId } from "../ids.ts";
import type { NewMail } from "../mail/outbox.ts";
import type { IdempotentAnswer } from "../operation/idempotency.ts";
import { type JobOptions, MAX_ATTEMPTS } from "../operation/jobs.ts";
import type { GiftCounting } from "./gift-counts.ts";

/** A gift's entry in the thank-you queue (rule: thank-you-queue). Its kid and label come from the gift's target. */
export type NewThankYou = {
  /** The giver's contact, when it was left with the gift. */
  contactId: string | null;
  contributorName: string | null;
  contributionType: "wishlist" | "529" | "esa" | "contribution";
  amountCents: number | null;
  contributedAt: Date;
};

/** The waiting mail to a parent about new gifts, and the job that sends it (rule: parent-mail). */
export type GiftNotice = {
  mail: NewMail & { id: string };
  job: { task: string; payload: unknown; options: JobOptions };
};

/** Records that are stored in the same transaction as a gift. */
export type GiftEffects = {
  /** Null for the parent's own mark, which asks for no thanks. */
  thankYou: NewThankYou | null;
  /** Null when the parent knows of the gift already. */
  notice: GiftNotice | null;
  /** Null without an Idempotency-Key. */
  answer: IdempotentAnswer | null;
  /** Null for a parent's own entry, which is not limited (rule: rate-limits). */
  counting: GiftCounting | null;
};

/** Outcome of recording a gift; only `recorded` stored it. */
export type GiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

const noticeParameters = ({ mail, job }: GiftNotice) => ({
  id: mail.id,
  user_id: mail.userId,
  recipient_hash: mail.recipientHash,
  facts: mail.facts,
  queued_at: mail.queuedAt,
  due_at: mail.dueAt,
  task: job.task,
  payload: job.payload,
  job_key: job.options.key ?? null,
  delay_seconds: job.options.delaySeconds ?? 0,
  max_attempts: MAX_ATTEMPTS,
});

const countingParameters = ({ visitorKey, hubKey, kind, limits }: GiftCounting) => ({
  visitor_key: visitorKey,
  hub_key: hubKey,
  kind,
  limits,
});

/** Returns the `effects` parameter of the SQL functions that record gifts, as JSON. */
export const effectsParameter = ({ thankYou, notice, answer, counting }: GiftEffects): string =>
  JSON.stringify({
    thank_you: thankYou && {
      id: newId(),
      contact_id: thankYou.contactId,
      contributor_name: thankYou.contributorName,
      contribution_type: thankYou.contributionType,
      amount_cents: thankYou.amountCents,
      contributed_at: thankYou.contributedAt,
    },
    notice: notice && noticeParameters(notice),
    counting: counting && countingParameters(counting),
    answer,
  });

/** Queues the notice of gifts that are stored already, in the caller's transaction. */
export async function queueGiftNotice(tx: Executor, notice: GiftNotice): Promise<void> {
  const parameters = JSON.stringify(noticeParameters(notice));
  await tx.execute(sql`select queue_gift_notice_v1(${parameters}::json)`);
}
