import type { UpdateMailFacts } from "@giftling/domain";
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { supporters } from "../../schema/supporters.ts";
import { updateMails, updates } from "../../schema/updates.ts";
import { isoText, jsonColumns, jsonList } from "../hub/json.ts";
import { idIs } from "../ids.ts";

type UpdateMailRow = typeof updateMails.$inferSelect;

const fields: Record<keyof UpdateMailFacts, SQL | typeof updateMails.sent> = {
  updateId: sql`${updateMails.updateId}`,
  dueAt: isoText(updateMails.dueAt),
  startedAt: isoText(updateMails.startedAt),
  stoppedAt: isoText(updateMails.stoppedAt),
  sent: updateMails.sent,
  onItsWay: sql`coalesce(waiting.count, 0)`,
};

/** How a kid's updates go by mail, each with how many of its mails wait in the outbox. */
const mailsOf = (kid: SQL) => sql`${updateMails}
  join ${updates} on ${eq(updates.id, updateMails.updateId)} and ${updates.kidId} = ${kid}
  left join (
    select ${mails.facts} ->> 'updateId' as update_id, count(*)::int as count
    from ${supporters} join ${mails} on ${mails.contactId} = ${supporters.contactId}
    where ${supporters.kidId} = ${kid} and ${mails.kind} = 'new-update' and ${mails.status} = 'queued'
    group by 1
  ) waiting on waiting.update_id = ${updateMails.updateId}::text`;

/** The same as JSON. */
export const updateMailsOf = (kid: SQL): SQL =>
  jsonList(fields, mailsOf(kid), sql`${updateMails.updateId}`);

/** How one update goes by mail; null when nobody is told of it. */
export async function findUpdateMail(
  db: Executor,
  updateId: string,
): Promise<UpdateMailFacts | null> {
  const kid = sql`(select ${updates.kidId} from ${updates} where ${idIs(updates.id, updateId)})`;
  const [row] = await db.execute<UpdateMailFacts>(
    sql`select ${jsonColumns(fields)} from ${mailsOf(kid)} where ${idIs(updateMails.updateId, updateId)}`,
  );
  return row ?? null;
}

/** What became of the mails of a kid's updates, by the updates' ids. */
export async function listUpdateMails(
  db: Executor,
  kidId: string,
): Promise<Map<string, Omit<UpdateMailRow, "updateId">>> {
  const rows = await db
    .select({ mail: updateMails })
    .from(updateMails)
    .innerJoin(updates, eq(updates.id, updateMails.updateId))
    .where(eq(updates.kidId, kidId));
  return new Map(rows.map(({ mail: { updateId, ...mail } }) => [updateId, mail]));
}

/** Has an update mailed from `dueAt` on. */
export async function insertUpdateMail(tx: Executor, updateId: string, dueAt: Date): Promise<void> {
  await tx.insert(updateMails).values({ updateId, dueAt });
}

/**
 * Locks how an update goes by mail, so that writing its mails, stopping them and counting them come one after the other; null
 * when nobody is told of it, or it is gone.
 */
export async function lockUpdateMail(
  tx: Executor,
  updateId: string,
): Promise<UpdateMailRow | null> {
  const [row] = await tx
    .select()
    .from(updateMails)
    .where(idIs(updateMails.updateId, updateId))
    .for("update");
  return row ?? null;
}

/** Notes that an update's mails are in the outbox. The caller holds `lockUpdateMail`. */
export async function markStarted(tx: Executor, updateId: string, now: Date): Promise<void> {
  await tx.update(updateMails).set({ startedAt: now }).where(eq(updateMails.updateId, updateId));
}

/**
 * Stops an update's mails: those not written yet, and those that wait in the outbox and are in no process' hands. The caller
 * holds `lockUpdateMail`.
 */
export async function stopMails(tx: Executor, updateId: string, now: Date): Promise<void> {
  await tx
    .update(updateMails)
    .set({ stoppedAt: now })
    .where(and(eq(updateMails.updateId, updateId), isNull(updateMails.stoppedAt)));
  const readers = tx
    .select({ id: supporters.contactId })
    .from(supporters)
    .innerJoin(updates, eq(updates.kidId, supporters.kidId))
    .where(eq(updates.id, updateId));
  await tx
    .update(mails)
    .set({ status: "dropped", settledAt: now, leasedUntil: null })
    .where(
      and(
        inArray(mails.contactId, readers),
        eq(mails.kind, "new-update"),
        eq(mails.status, "queued"),
        sql`${mails.facts} ->> 'updateId' = ${updateId}`,
        or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
      ),
    );
}

/**
 * Counts a mail of an update as sent, in the transaction that settles it and before it does; once, also when two processes had
 * it.
 */
export async function countSent(tx: Executor, updateId: string, mailId: string): Promise<void> {
  // Held, so that what the next statement sees of the mail is what the last process left.
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
