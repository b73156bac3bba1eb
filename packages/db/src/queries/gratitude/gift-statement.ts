import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { newId } from "../ids.ts";
import type { NewMail } from "../mail/outbox.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { type IdempotentAnswer, KEEP_ANSWERS, UNANSWERED } from "../operation/idempotency.ts";
import { ADD_STORED_JOBS, type JobOptions, REQUEST_STORED_JOBS } from "../operation/jobs.ts";
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
  /** What the gift is counted in when it is stored; none for a parent's own entry (rule: rate-limits). */
  windows: readonly CountedWindow[];
  /** What the try is counted in, also when nothing is stored because somebody was faster. */
  tries?: readonly CountedWindow[];
  /**
   * Whether others hear of it, and its job is queued, by `tellOthers` right after the commit instead of at the commit, which
   * would then wait for all other commits that notify. Only for a gift that is a transaction of its own.
   */
  isToldAfterCommit: boolean;
};

/** The parts of the statement that differ from one kind of gift to the other, as SQL. */
export type GiftParts = {
  kind: "purchase" | "contribution";
  /** The columns of `given` that only this kind has. */
  columns: string;
  /**
   * The part `target`, and before it the parts it needs: what is given to, locked, with the columns `n` (the gift's place in
   * `given`), `kid_id` and `label`. `lock` is what follows each `for share`.
   */
  target(lock: string): string;
  /** The insert of the gifts from `target` and `given`, up to its WHERE, and what follows that up to its RETURNING. */
  insert: string;
  tail: string;
  /** Further parts, which read the part `stored`. */
  more: string;
};

/** A gift as the statement gets it, in one JSON list: a value for each column of `given`. */
export type GivenGift = { id: string; windows?: readonly object[] } & Record<string, unknown>;

export const isCounted = ({ windows = [] }: GivenGift): boolean => windows.length > 0;

/** Most gifts in one statement. */
export const MOST_TOGETHER = 16;

const NOTICE_COLUMNS = `mail_id uuid, mail_kind text, user_id uuid, recipient_hash text, facts jsonb, queued_at timestamptz,
  due_at timestamptz, job_task text, job_payload json, job_key text, job_delay float8`;
const COLUMNS = `id uuid, thank_you_id uuid, contact_id uuid, contributor_name text, contribution_type text, amount_cents int,
  contributed_at timestamptz, awaits_notice boolean, scope text, key text, fingerprint text, answer text, windows json,
  ${NOTICE_COLUMNS}`;

const listOf = (gifts: readonly object[]) =>
  JSON.stringify(gifts.map((gift, n) => ({ n, ...gift })));

/** The LIMIT tells the planner how few there are. */
const given = (gifts: readonly object[], columns: string): SQL => sql`
  given as materialized (
    select * from json_to_recordset(${listOf(gifts)}::json) as listed (n int, ${sql.raw(columns)})
    limit ${sql.raw(`${MOST_TOGETHER}`)}
  )`;

const noticeOf = ({ mail, job }: GiftNotice) => ({
  mail_id: mail.id,
  mail_kind: mail.kind,
  user_id: mail.userId,
  recipient_hash: mail.recipientHash,
  facts: mail.facts,
  queued_at: mail.queuedAt,
  due_at: mail.dueAt,
  job_task: job.task,
  job_payload: job.payload,
  job_key: job.options.key,
  job_delay: job.options.delaySeconds ?? 0,
});

/** A gift with the columns of its kind, and what is stored with it. */
export function givenGift(
  gift: GivenGift,
  { thankYou, notice, answer, windows, tries = [] }: WithGift,
): GivenGift {
  return {
    ...gift,
    ...(thankYou && {
      thank_you_id: newId(),
      contact_id: thankYou.contactId,
      contributor_name: thankYou.contributorName,
      contribution_type: thankYou.contributionType,
      amount_cents: thankYou.amountCents,
      contributed_at: thankYou.contributedAt,
      awaits_notice: notice !== null,
    }),
    ...answer,
    windows: [
      ...tries.map((window, place) => ({ ...window, place, tries: true })),
      ...windows.map((window, index) => ({ ...window, place: tries.length + index })),
    ],
    ...(notice && noticeOf(notice)),
  };
}

/** How a statement stores its gifts. */
export type Way = {
  isToldAfterCommit: boolean;
  /** False leaves those out whose target somebody holds, as if it were not there. */
  waits: boolean;
  /** Whether some are counted. Without, a store that cannot count stops nobody. */
  counts: boolean;
};

/** What came of a gift. */
export type StoredGift = {
  /** Whether what was given to is there. */
  isThere: boolean;
  /** False when it is not there, was bought before, or the key has its answer already. */
  isStored: boolean;
};

/**
 * Stores gifts of one kind with everything that belongs to them in one statement, which is atomic without a transaction around
 * it; what came of each, in their order. Nothing of a gift is stored without the gift. Rejects, and stores nothing at all, with
 * Postgres' 23505 when another call under the same Idempotency-Key ends while this one runs, and with an error that
 * `isWindowFull` knows when a window is full. Every part takes its locks in an order of its own, so that no two statements
 * wait for each other.
 */
export async function storeGifts(
  db: Executor,
  { kind, columns, target, insert, tail, more }: GiftParts,
  gifts: readonly GivenGift[],
  { isToldAfterCommit, waits, counts }: Way,
): Promise<StoredGift[]> {
  const parts = `
    ${target(waits ? "" : "skip locked")},
    gift as (${insert} where (given.key is null or ${UNANSWERED}) ${tail} returning id),
    stored as materialized (
      select given.*, target.kid_id as given_kid_id, target.label as gift_label
      from gift join given using (id) join target using (n)
    ),
    ${more}
    thank_you as (
      insert into thank_yous (id, kid_id, ${kind}_id, contact_id, contributor_name, contribution_type, amount_cents,
        gift_label, contributed_at, awaits_notice)
      select thank_you_id, given_kid_id, id, contact_id, contributor_name, contribution_type, amount_cents, gift_label,
        contributed_at, awaits_notice
      from stored where thank_you_id is not null
    ),
    ${NOTICE_PART},
    job as (${isToldAfterCommit ? REQUEST_STORED_JOBS : ADD_STORED_JOBS}),
    ${counts ? `${countOrFail(waits ? "true" : "target.n is not null")},` : ""}
    answer as (${KEEP_ANSWERS})
    select target.n is not null as "isThere", gift.id is not null as "isStored"
      ${isToldAfterCommit ? `, ${TELL_AFTER_COMMIT} as telling` : ", (select count(*) from job) as jobs"}
    from given left join target using (n) left join gift on gift.id = given.id
    order by given.n`;
  const rows = await db.execute<StoredGift>(
    sql`with ${given(gifts, `${COLUMNS}, ${columns}`)}, ${sql.raw(parts)}`,
  );
  return rows.map(({ isThere, isStored }) => ({ isThere, isStored }));
}

/** The one waiting mail is locked, so that a delivery under way sees the new gift (rule: parent-mail). */
const NOTICE_PART = `notice as (
  insert into mails (id, kind, user_id, recipient_hash, facts, queued_at, due_at)
  select distinct on (user_id) mail_id, mail_kind, user_id, recipient_hash, facts, queued_at, due_at
  from stored where mail_id is not null order by user_id, n
  on conflict (user_id) where status = 'queued' and kind = 'gift-recorded'
  do update set kind = excluded.kind
  returning id)`;

/** Stores a notice by itself, for gifts that are stored already. */
export async function storeNotice(tx: Executor, notice: GiftNotice): Promise<void> {
  await tx.execute(sql`
    with ${given([noticeOf(notice)], NOTICE_COLUMNS)}, stored as (select * from given),
      ${sql.raw(`${NOTICE_PART}, job as (${ADD_STORED_JOBS})`)}
    select count(*) from job`);
}
