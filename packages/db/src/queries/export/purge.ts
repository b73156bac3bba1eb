import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { extendStatementTimeout } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { addressTombstones, families, familyAddresses } from "../../schema/families.ts";
import { giftCounts } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { idempotencyKeys, operatorActions, rateLimits } from "../../schema/operation.ts";
import { pictures } from "../../schema/pictures.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { deleteEmailSignIns } from "../account/email-sign-ins.ts";
import { lockRows } from "../core/ids.ts";
import { deleteInviteMails, listInvites } from "../family/invites.ts";
import { listMembers } from "../family/members.ts";
import { deleteUnusedPictures, listKidPictureIds } from "../kids/kids.ts";

export type ClosedAccount = {
  id: string;
  closedAt: Date;
};

/**
 * Returns one page of at most `limit` accounts closed at or before `moment`, in ascending order of ID. The page starts
 * after the ID `afterId`, or at the first ID if `afterId` is null.
 */
export async function listAccountsClosedBefore(
  db: Executor,
  moment: Date,
  afterId: string | null,
  limit: number,
): Promise<ClosedAccount[]> {
  const rows = await db
    .select({
      id: families.id,
      closedAt: families.closedAt,
    })
    .from(families)
    .where(
      and(
        isNotNull(families.closedAt),
        lte(families.closedAt, moment),
        afterId === null ? undefined : gt(families.id, afterId),
      ),
    )
    .orderBy(asc(families.id))
    .limit(limit);
  return rows.flatMap(({ closedAt, ...row }) => (closedAt ? [{ ...row, closedAt }] : []));
}

/** Returns all URLs of a family, including former and retired URLs. */
export async function listFamilyUrls(tx: Executor, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ address: familyAddresses.address })
    .from(familyAddresses)
    .where(eq(familyAddresses.familyId, familyId));
  return rows.map(({ address }) => address);
}

/**
 * Deletes a family permanently, with all members except `staying`. HMACs of the family's URLs remain, which keeps these
 * URLs reserved. Returns the storage keys of the family's pictures, whose files the caller must delete. Requires
 * `lockFamily` (rule: account-purge).
 */
export async function deleteFamily(
  tx: Executor,
  { id: familyId, closedAt }: { id: string; closedAt: Date | null },
  addressHmacs: readonly string[],
  { staying = [] }: { staying?: readonly string[] } = {},
): Promise<string[]> {
  await extendStatementTimeout(tx);
  if (addressHmacs.length > 0) {
    const rows = addressHmacs.map((addressHmac) => ({ addressHmac }));
    await tx.insert(addressTombstones).values(rows).onConflictDoNothing();
  }
  const members = (await listMembers(tx, familyId)).map(({ id }) => id);
  await deleteInviteMails(tx, await listInvites(tx, familyId));
  // The referring family keeps its reward, so only the masked e-mail address is deleted.
  await tx.update(referrals).set({ refereeEmail: null }).where(eq(referrals.refereeId, familyId));
  await tx.delete(rateLimits).where(sql`${rateLimits.key} like ${`%:${familyId}`}`);
  await tx.delete(giftCounts).where(sql`${giftCounts.key} like ${`%${familyId}`}`);
  const leaving = members.filter((id) => !staying.includes(id));
  await deleteEmailSignIns(tx, leaving);
  const forgotten = leaving.map((userId) => sql`${idempotencyKeys.scope} like ${`% ${userId}`}`);
  // Stored responses to visitors contain the family's gifts. All of these responses are older than the closing of the
  // account. A family without kids has no such response.
  if (closedAt !== null) forgotten.push(lte(idempotencyKeys.createdAt, closedAt));
  if (forgotten.length > 0) await tx.delete(idempotencyKeys).where(or(...forgotten));
  // Operator actions remain, without the family's ID and without the reason.
  await tx
    .update(operatorActions)
    .set({ familyId: null, why: null })
    .where(eq(operatorActions.familyId, familyId));
  const stored = await tx
    .select({ storageKey: pictures.storageKey })
    .from(pictures)
    .where(eq(pictures.familyId, familyId));
  await tx.delete(families).where(eq(families.id, familyId));
  // The leaving members belong to no other family.
  if (leaving.length > 0) await tx.delete(users).where(inArray(users.id, leaving));
  return stored.map(({ storageKey }) => storageKey);
}

/**
 * Purges a kid and all its data if the owner deleted the kid at or before `moment`. Returns the storage keys of the
 * kid's pictures, whose files the caller must delete. Returns null if the kid does not exist, was restored, or was
 * deleted later (rule: deleted-kid).
 */
export async function purgeKid(tx: Executor, kidId: string, moment: Date) {
  await extendStatementTimeout(tx);
  const [kid] = await tx
    .select({ familyId: kids.deletedFromFamilyId })
    .from(kids)
    .where(and(eq(kids.id, kidId), lte(kids.deletedAt, moment)))
    .for("update");
  if (!kid?.familyId) return null;
  const pictureIds = await listKidPictureIds(tx, kidId);
  await tx.delete(kids).where(eq(kids.id, kidId));
  const storageKeys = await deleteUnusedPictures(tx, kid.familyId, pictureIds);
  await deleteUnneededContacts(tx, kid.familyId);
  return storageKeys;
}

/**
 * Deletes contacts without a subscription, except contacts that a parent added. Locks the contacts first, so that the
 * contact of a concurrent sign-up is not deleted.
 */
async function deleteUnneededContacts(tx: Executor, familyId: string): Promise<void> {
  const isNeeded = sql`(${mailContacts.addedAt} is not null
    or exists (select 1 from ${supporters} where ${supporters.contactId} = ${mailContacts.id}))`;
  const isIdle = and(eq(mailContacts.familyId, familyId), sql`not ${isNeeded}`);
  const ids = await lockRows(tx, mailContacts, isIdle, "update");
  if (ids.length === 0) return;
  await tx.delete(mailContacts).where(and(inArray(mailContacts.id, ids), sql`not ${isNeeded}`));
}
