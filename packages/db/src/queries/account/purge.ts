import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import {
  addressTombstones,
  familyAddresses,
  idempotencyKeys,
  pictures,
  users,
} from "../../schema/account.ts";
import { rateLimits } from "../../schema/rate-limits.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";

/** An account that was closed, as its end needs it (D7). */
export type ClosedAccount = { id: string; email: string; closedAt: Date };

/** A page of the accounts closed at `moment` or before, from the one after `afterId` on, by their ids. */
export async function listClosedBy(
  db: Executor,
  moment: Date,
  afterId: string | null,
  limit: number,
): Promise<ClosedAccount[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, closedAt: users.closedAt })
    .from(users)
    .where(
      and(
        isNotNull(users.closedAt),
        lte(users.closedAt, moment),
        afterId === null ? undefined : gt(users.id, afterId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.flatMap(({ closedAt, ...row }) => (closedAt ? [{ ...row, closedAt }] : []));
}

/** Every address that a family has or had. */
export async function listAddresses(tx: Executor, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ address: familyAddresses.address })
    .from(familyAddresses)
    .where(eq(familyAddresses.userId, userId));
  return rows.map(({ address }) => address);
}

/**
 * Deletes a family for good, all but the HMACs of its addresses, which nobody else may have (D7, D9). The caller holds it
 * by `lockFamily`. Answers with the storage keys of its pictures, whose files are then to be deleted.
 */
export async function deleteFamily(
  tx: Executor,
  { id: userId, closedAt }: Pick<ClosedAccount, "id" | "closedAt">,
  addressHmacs: readonly string[],
): Promise<string[]> {
  // Years of page views take their time.
  await tx.execute(sql`set local statement_timeout = '5min'`);
  if (addressHmacs.length > 0) {
    const rows = addressHmacs.map((addressHmac) => ({ addressHmac }));
    await tx.insert(addressTombstones).values(rows).onConflictDoNothing();
  }
  // Whoever brought this family keeps the reward, and not the masked address.
  await tx.update(referrals).set({ refereeEmail: null }).where(eq(referrals.refereeId, userId));
  await tx.delete(rateLimits).where(sql`${rateLimits.key} like ${`%:${userId}`}`);
  await tx.delete(idempotencyKeys).where(
    or(
      sql`${idempotencyKeys.scope} like ${`% ${userId}`}`,
      // Strangers' answers tell of the family's gifts; none was given after the account was closed.
      lte(idempotencyKeys.createdAt, closedAt),
    ),
  );
  const stored = await tx
    .select({ storageKey: pictures.storageKey })
    .from(pictures)
    .where(eq(pictures.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  return stored.map(({ storageKey }) => storageKey);
}

/**
 * Forgets the family's addresses of supporters who follow none of its kids any more. They are held first: somebody who
 * signs up again meanwhile stays.
 */
export async function deleteUnneededContacts(tx: Executor, userId: string): Promise<void> {
  const follows = sql`exists (select 1 from ${supporters} where ${supporters.contactId} = ${mailContacts.id})`;
  const idle = await tx
    .select({ id: mailContacts.id })
    .from(mailContacts)
    .where(and(eq(mailContacts.userId, userId), sql`not ${follows}`))
    .orderBy(asc(mailContacts.id))
    .for("update");
  if (idle.length === 0) return;
  const ids = idle.map(({ id }) => id);
  await tx.delete(mailContacts).where(and(inArray(mailContacts.id, ids), sql`not ${follows}`));
}
