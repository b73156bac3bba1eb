import { eq, exists, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { mails } from "../../schema/mails.ts";
import { dueGiftNotices } from "../../schema/operation.ts";
import { webhooks } from "../../schema/webhooks.ts";
import { ownerColumns, selectOwner } from "../account/users.ts";

/** Maximum number of gift notices that one call deletes. */
const BATCH = 100;

/** Adds a gift notice of a family. The owner then gets a mail about new gifts. */
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
