import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { newId } from "../ids.ts";
import type { NewMail } from "../mail/outbox.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { type IdempotentAnswer, isUnanswered, keepAnswer } from "../operation/idempotency.ts";
import { addJobCall, type JobOptions, requestJob } from "../operation/jobs.ts";
import { type CountedWindow, countOrFail } from "../operation/rate-limits.ts";

/** A gift's entry in the thank-you queue (rule: thank-you-queue); kid and label come from what was given to. */
type NewThankYou = {
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

/** What is stored together with a gift. */
export type WithGift = {
  /** null for the parent's own mark, which asks for no thanks. */
  thankYou: NewThankYou | null;
  /** null when the parent needs no mail: they know of the gift. */
  notice: GiftNotice | null;
  /** null without an Idempotency-Key. */
  answer: IdempotentAnswer | null;
  /** What the gift is counted in; none for a parent's own entry (rule: rate-limits). */
  windows: readonly CountedWindow[];
  /**
   * Whether others hear of it, and its job is queued, by `tellOthers` right after the commit instead of at the commit, which
   * would then wait for all other commits that notify. Only for a gift that is a transaction of its own.
   */
  isToldAfterCommit: boolean;
};

/** A moment as a parameter. */
export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** The parts of the statement that differ from one kind of gift to the other. */
type GiftParts = {
  kind: "purchase" | "contribution";
  /** The part `target`, with the columns `kid_id` and `label`: what is given to, locked, and before it the parts it needs. */
  target: SQL;
  /** The insert of the gift from `target`, under a condition, up to its RETURNING. */
  insert(condition: SQL): SQL;
  /** Further parts, which depend on the part `gift`. */
  more?: SQL[];
};

/** What came of a gift. */
export type StoredGift = {
  /** Whether what was given to is there. */
  isThere: boolean;
  /** False when it is not there, was bought before, or the key has its answer already. */
  isStored: boolean;
};

/**
 * Stores a gift with everything that belongs to it in one statement, which is atomic without a transaction around it, and
 * nothing without the gift. Rejects with Postgres' 23505 when another call under the same Idempotency-Key ends while this
 * one runs, and with an error that `isWindowFull` knows when a window is full.
 */
export async function storeGift(
  db: Executor,
  { kind, target, insert, more = [] }: GiftParts,
  { thankYou, notice, answer, windows, isToldAfterCommit }: WithGift,
): Promise<StoredGift> {
  const parts = [
    target,
    sql`gift as (${insert(answer ? isUnanswered(answer) : sql`true`)} returning id)`,
    ...more,
    ...(thankYou ? [thankYouPart(kind, thankYou, notice !== null)] : []),
    ...(notice ? [noticePart(notice), jobPart(notice, isToldAfterCommit)] : []),
    ...(windows.length > 0 ? [sql`counted as (${countOrFail(windows, sql`gift`)})`] : []),
    // The key comes last: whoever waits for it holds nothing that its owner still needs.
    ...(answer ? [sql`answer as (${keepAnswer(answer, sql`gift`)})`] : []),
  ];
  // A part that only selects runs when it is read.
  const jobs = notice && !isToldAfterCommit ? sql`, (select count(*) from job) as jobs` : sql``;
  const telling = isToldAfterCommit ? sql`, ${TELL_AFTER_COMMIT} as telling` : sql``;
  const [row] = await db.execute<StoredGift>(sql`
    with ${sql.join(parts, sql`, `)}
    select exists (select from target) as "isThere", exists (select from gift) as "isStored"${jobs}${telling}`);
  if (!row) throw new Error("The gift's statement returned nothing");
  return { isThere: row.isThere, isStored: row.isStored };
}

function thankYouPart(kind: "purchase" | "contribution", thankYou: NewThankYou, awaits: boolean) {
  const gift = sql.identifier(`${kind}_id`);
  return sql`thank_you as (
    insert into thank_yous (id, kid_id, ${gift}, contact_id, contributor_name, contribution_type,
      amount_cents, gift_label, contributed_at, awaits_notice)
    select ${newId()}::uuid, target.kid_id, gift.id, ${thankYou.contactId}::uuid, ${thankYou.contributorName}::text,
      ${thankYou.contributionType}::text, ${thankYou.amountCents}::int, target.label,
      ${at(thankYou.contributedAt)}, ${awaits}::boolean
    from gift, target)`;
}

/** The one waiting mail is locked, so that a delivery under way sees the new gift (rule: parent-mail). */
const noticePart = ({ mail }: GiftNotice): SQL => sql`notice as (
  insert into mails (id, kind, user_id, recipient_hash, facts, queued_at, due_at)
  select ${mail.id}::uuid, ${mail.kind}::text, ${mail.userId}::uuid, ${mail.recipientHash}::text,
    ${JSON.stringify(mail.facts)}::jsonb, ${at(mail.queuedAt)}, ${at(mail.dueAt)}
  from gift
  on conflict (user_id) where status = 'queued' and kind = 'gift-recorded'
  do update set kind = excluded.kind
  returning id)`;

/** A job is queued for a new mail only. */
function jobPart({ mail, job }: GiftNotice, isAfterCommit: boolean): SQL {
  const newMail = sql`notice where id = ${mail.id}::uuid`;
  return isAfterCommit
    ? sql`job as (${requestJob(job, newMail)})`
    : sql`job as (select ${addJobCall(job.task, job.payload, job.options)} from ${newMail})`;
}

/** Stores a notice by itself, for gifts that are stored already. */
export async function storeNotice(tx: Executor, notice: GiftNotice): Promise<void> {
  await tx.execute(sql`
    with gift as (select 1), ${noticePart(notice)}, ${jobPart(notice, false)} select count(*) from job`);
}
