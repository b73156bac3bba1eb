import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { equalsId } from "../core/ids.ts";

export type MailRow = typeof mails.$inferSelect;
export type MailStatus = MailRow["status"];
type NewMail = Pick<
  typeof mails.$inferInsert,
  | "id"
  | "kind"
  | "userId"
  | "contactId"
  | "recipient"
  | "recipientHash"
  | "facts"
  | "language"
  | "dedupeKey"
> & { queuedAt: Date; dueAt: Date };

/**
 * Inserts mails into the outbox. Skips a mail with an existing deduplication key, and a gift mail to a parent with a
 * queued gift mail. Returns the IDs of the inserted mails (rule: mail-outbox).
 */
export async function insertMails(tx: Executor, rows: readonly NewMail[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(mails)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return inserted.map(({ id }) => id);
}

/**
 * Leases a queued mail to the caller until `leasedUntil`. Returns null if the mail is no longer queued or has an
 * unexpired lease.
 */
export async function claimMail(db: Executor, mailId: string, now: Date, leasedUntil: Date) {
  const [row] = await db
    .update(mails)
    .set({ leasedUntil, attempts: sql`${mails.attempts} + 1` })
    .where(and(equalsId(mails.id, mailId), eq(mails.status, "queued"), isUnleased(now)))
    .returning();
  return row ?? null;
}

/**
 * Locks a queued mail and returns the earliest time of its next attempt. This time is the later of the due time and the
 * end of the lease. Returns null if the mail is no longer queued.
 */
export async function lockQueuedMail(tx: Executor, mailId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: sql<Date>`greatest(${mails.dueAt}, ${mails.leasedUntil})`.mapWith(mails.dueAt) })
    .from(mails)
    .where(and(equalsId(mails.id, mailId), eq(mails.status, "queued")))
    .for("update");
  return row?.at ?? null;
}

/**
 * Records the final status of a queued mail. Returns false if the mail is no longer queued. Deletes a sent or dropped
 * mail that contains its recipient's address, because no other row stores that address.
 */
export async function settleMail(
  tx: Executor,
  mail: Pick<MailRow, "id" | "recipient">,
  end: { status: Exclude<MailStatus, "queued">; problem: string | null; settledAt: Date },
): Promise<boolean> {
  const isWaiting = and(eq(mails.id, mail.id), eq(mails.status, "queued"));
  const isForgotten =
    mail.recipient !== null && (end.status === "sent" || end.status === "dropped");
  const { count } = isForgotten
    ? await tx.delete(mails).where(isWaiting)
    : await tx
        .update(mails)
        .set({ ...end, leasedUntil: null })
        .where(isWaiting);
  return count > 0;
}

/** Ends a mail's lease and postpones the mail until `dueAt`. Stores the error of the last attempt. */
export async function postponeMail(tx: Executor, mailId: string, dueAt: Date, problem: string) {
  await tx
    .update(mails)
    .set({ dueAt, problem, leasedUntil: null })
    .where(and(eq(mails.id, mailId), eq(mails.status, "queued")));
}

/** Sets the status `dropped` for the queued mails that match `condition` and have no valid lease. */
export async function dropQueuedMails(tx: Executor, condition: SQL | undefined, now: Date) {
  await tx
    .update(mails)
    .set({ status: "dropped", settledAt: now, leasedUntil: null })
    .where(and(condition, eq(mails.status, "queued"), isUnleased(now)));
}

/**
 * Returns the numbers of mails to an e-mail address, by kind and status. Includes queued mails, and mails that got
 * their final status after `since`.
 */
export async function countRecipientMails(db: Executor, recipientHash: string, since: Date) {
  return db
    .select({ kind: mails.kind, status: mails.status, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(
      and(
        eq(mails.recipientHash, recipientHash),
        or(gt(mails.settledAt, since), eq(mails.status, "queued")),
      ),
    )
    .groupBy(mails.kind, mails.status);
}

/**
 * Returns the IDs of at most `limit` overdue mails without a valid lease. Such a mail lost its job when a process died.
 */
export async function listOverdueMails(db: Executor, now: Date, dueBefore: Date, limit: number) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, "queued"),
        or(lt(mails.leasedUntil, now), and(isNull(mails.leasedUntil), lt(mails.dueAt, dueBefore))),
      ),
    )
    .orderBy(asc(mails.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Deletes mails that contain their recipient's address and got their final status before `moment`. Undelivered mails
 * with an address are stored only so that an operator can retry them.
 */
export async function deleteSettledMailsWithRecipient(db: Executor, moment: Date) {
  await deleteInBatches(db, mails, and(isNotNull(mails.recipient), lt(mails.settledAt, moment)));
}

const isUnleased = (now: Date) => or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now));
