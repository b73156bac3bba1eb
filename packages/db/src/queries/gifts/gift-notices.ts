import { and, eq, exists, inArray, isNull, lte, max, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { mails } from "../../schema/mails.ts";
import { dueGiftNotices } from "../../schema/operation.ts";
import { webhooks } from "../../schema/webhooks.ts";
import { ownerColumns, selectOwner } from "../account/users.ts";

/** Maximum number of gift notices that one call deletes. */
const BATCH = 100;

/** Adds a gift notice, so that the family's owner gets a mail about new gifts. */
export async function insertDueGiftNotice(tx: Executor, familyId: string): Promise<void> {
  await tx.insert(dueGiftNotices).values({ familyId });
}

/**
 * Deletes due gift notices. Returns the families of the notices in ascending order of ID, each with its owner.
 * `lastNoticeAt` is the time of the owner's last gift mail, or null before the first. Skips locked notices
 * (rule: parent-mail).
 */
export async function claimDueGiftNotices(tx: Executor) {
  const deleted = tx
    .$with("deleted")
    .as(
      tx
        .delete(dueGiftNotices)
        .where(
          sql`ctid = any (array(select ctid from ${dueGiftNotices} limit ${BATCH} for update skip locked))`,
        )
        .returning(),
    );
  return tx
    .with(deleted)
    .select({
      familyId: families.id,
      ...ownerColumns,
      lastNoticeAt: sql<Date | null>`(
        select max(${mails.settledAt}) from ${mails}
        where ${mails.userId} = ${ownerColumns.userId} and ${mails.kind} = 'gift-recorded' and ${mails.status} = 'sent'
      )`.mapWith(mails.settledAt),
      hasWebhooks: sql<boolean>`${exists(tx.select().from(webhooks).where(eq(webhooks.familyId, families.id)))}`,
    })
    .from(families)
    .crossJoinLateral(selectOwner(families.id))
    .where(inArray(families.id, tx.select({ id: deleted.familyId }).from(deleted)))
    .orderBy(families.id);
}

/** Mail kind of a gift notice to a parent who is not the owner. */
const OTHER_PARENT_KIND = "gift-recorded-too";

/**
 * Returns the IDs of the gifts in all gift notices to a parent who is not the owner. Includes queued and settled
 * notices.
 */
export async function listNotifiedGiftIds(db: Executor, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ giftIds: sql<string[]>`${mails.facts} -> 'giftIds'` })
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, OTHER_PARENT_KIND)));
  return new Set(rows.flatMap(({ giftIds }) => giftIds));
}

/** Adds gifts to a parent's queued gift notice. Returns false if no gift notice is queued or the notice is leased. */
export async function appendToQueuedGiftNotice(
  tx: Executor,
  userId: string,
  giftIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const added = JSON.stringify({ giftIds });
  const { count } = await tx
    .update(mails)
    .set({
      facts: sql`jsonb_set(${mails.facts}, '{giftIds}', (${mails.facts} -> 'giftIds') || (${added}::jsonb -> 'giftIds'))`,
    })
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.kind, OTHER_PARENT_KIND),
        eq(mails.status, "queued"),
        or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
      ),
    );
  return count > 0;
}

/** Returns the time of the last gift mail to a parent, or null before the first gift mail. */
export async function findLastGiftNoticeTime(db: Executor, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(mails.settledAt) })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.kind, ["gift-recorded", OTHER_PARENT_KIND]),
        eq(mails.status, "sent"),
      ),
    );
  return row?.at ?? null;
}
