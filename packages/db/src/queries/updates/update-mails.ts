import type { UpdateMailFacts } from "@giftling/domain";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { supporters } from "../../schema/supporters.ts";
import { updateMails, updates } from "../../schema/updates.ts";
import { equalsId } from "../core/ids.ts";
import { buildIsoTimestamp, buildJsonArray, buildJsonColumns } from "../core/json.ts";
import { dropQueuedMails } from "../operation/mail-outbox.ts";

const fields: Record<keyof UpdateMailFacts, SQL | typeof updateMails.sent> = {
  updateId: sql`${updateMails.updateId}`,
  dueAt: buildIsoTimestamp(updateMails.dueAt),
  startedAt: buildIsoTimestamp(updateMails.startedAt),
  stoppedAt: buildIsoTimestamp(updateMails.stoppedAt),
  sent: updateMails.sent,
  onItsWay: sql`coalesce(waiting.count, 0)`,
};

/** Returns SQL for the mail status of a kid's updates, each with the number of queued mails. */
const listMails = (kid: SQL) => sql`${updateMails}
  join ${updates} on ${eq(updates.id, updateMails.updateId)} and ${updates.kidId} = ${kid}
  left join (
    select ${mails.facts} ->> 'updateId' as update_id, count(*)::int as count
    from ${supporters} join ${mails} on ${mails.contactId} = ${supporters.contactId}
    where ${supporters.kidId} = ${kid} and ${mails.kind} = 'new-update' and ${mails.status} = 'queued'
    group by 1
  ) waiting on waiting.update_id = ${updateMails.updateId}::text`;

export const selectUpdateMails = (kid: SQL): SQL =>
  buildJsonArray(fields, listMails(kid), sql`${updateMails.updateId}`);

/** Returns the mail status of an update, or null if the update is not mailed. */
export async function findUpdateMail(db: Executor, updateId: string) {
  const kid = sql`(select ${updates.kidId} from ${updates} where ${equalsId(updates.id, updateId)})`;
  const [row] = await db.execute<UpdateMailFacts>(
    sql`select ${buildJsonColumns(fields)} from ${listMails(kid)} where ${equalsId(updateMails.updateId, updateId)}`,
  );
  return row ?? null;
}

export async function insertUpdateMail(tx: Executor, updateId: string, dueAt: Date): Promise<void> {
  await tx.insert(updateMails).values({ updateId, dueAt });
}

/**
 * Locks the mail status of an update before its mails are written, stopped or counted. Returns null if the update does
 * not exist or is not mailed.
 */
export async function lockUpdateMail(tx: Executor, updateId: string) {
  const [row] = await tx
    .select()
    .from(updateMails)
    .where(equalsId(updateMails.updateId, updateId))
    .for("update");
  return row ?? null;
}

/** Records that all mails of an update are in the outbox. Requires `lockUpdateMail`. */
export async function markUpdateMailStarted(tx: Executor, updateId: string, now: Date) {
  await tx.update(updateMails).set({ startedAt: now }).where(eq(updateMails.updateId, updateId));
}

/**
 * Stops an update's mails. Unwritten mails are never written, and queued mails without a valid lease get the status
 * `dropped`. Requires `lockUpdateMail`.
 */
export async function cancelUpdateMail(tx: Executor, updateId: string, now: Date): Promise<void> {
  await tx
    .update(updateMails)
    .set({ stoppedAt: now })
    .where(and(eq(updateMails.updateId, updateId), isNull(updateMails.stoppedAt)));
  const readers = tx
    .select({ id: supporters.contactId })
    .from(supporters)
    .innerJoin(updates, eq(updates.kidId, supporters.kidId))
    .where(eq(updates.id, updateId));
  const isOwn = and(
    inArray(mails.contactId, readers),
    eq(mails.kind, "new-update"),
    sql`${mails.facts} ->> 'updateId' = ${updateId}`,
  );
  await dropQueuedMails(tx, isOwn, now);
}

/**
 * Counts an update's mail as sent. Counts the mail once, even if two processes claimed it. Must be called in the
 * transaction that marks the mail as sent, before the mail is marked.
 */
export async function recordSentUpdateMail(tx: Executor, updateId: string, mailId: string) {
  // The next statement, after the lock, reads the latest committed state of the mail.
  if (!(await lockUpdateMail(tx, updateId))) return;
  await tx
    .update(updateMails)
    .set({ sent: sql`${updateMails.sent} + 1` })
    .where(
      and(
        eq(updateMails.updateId, updateId),
        sql`exists (select 1 from ${mails} where ${mails.id} = ${mailId} and ${mails.status} = 'queued')`,
      ),
    );
}
