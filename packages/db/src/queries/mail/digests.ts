import { DIGEST_INTERVAL_DAYS, type MailBatchFacts } from "@giftling/domain";
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { mails } from "../../schema/mails.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { digests, digestWishes } from "../../schema/updates.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { digestFollowerCondition } from "../contacts/contacts.ts";
import { equalsId } from "../core/ids.ts";
import { dropQueuedMails } from "../operation/mail-outbox.ts";
import { wishOnListCondition } from "../wishlist/items.ts";
import { buildTimestamp } from "../wishlist/units.ts";
import { currentFamilyUrlCondition, kidAvatars, kidMailColumns } from "./facts.ts";

/**
 * SQL condition that a family's digests can be sent. Requires that the digests are on, and that the hub is visible and
 * not paused.
 */
const isSending = sql`${families.sendsDigests} and not ${families.pausesWrites} and ${visibleHubCondition}`;

/**
 * Adds wishes to a kid's next digest. The digest is due at `dueAt` or a week after the latest digest, whichever is
 * later. Returns the due time. Returns null if all these wishes were already added to a digest (rule: wish-digest).
 */
export async function scheduleDigest(
  tx: Executor,
  kidId: string,
  itemIds: readonly string[],
  dueAt: Date,
): Promise<Date | null> {
  if (itemIds.length === 0) return null;
  const added = await tx
    .insert(digestWishes)
    .values(itemIds.map((itemId) => ({ itemId })))
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return null;
  const [row] = await tx
    .insert(digests)
    .values({ kidId, dueAt })
    .onConflictDoUpdate({
      target: digests.kidId,
      set: {
        dueAt: sql`greatest(excluded.due_at, ${digests.startedAt} + make_interval(days => ${DIGEST_INTERVAL_DAYS}))`,
      },
    })
    .returning({ dueAt: digests.dueAt });
  return row?.dueAt ?? null;
}

/** Locks a kid's digest before its mails are written, stopped or counted. Returns null if the kid has no digest. */
export async function lockDigest(tx: Executor, kidId: string) {
  const [row] = await tx.select().from(digests).where(equalsId(digests.kidId, kidId)).for("update");
  return row ?? null;
}

/** Sets the time at which a kid's next digest is due. Requires `lockDigest`. */
export async function postponeDigest(tx: Executor, kidId: string, dueAt: Date): Promise<void> {
  await tx.update(digests).set({ dueAt }).where(eq(digests.kidId, kidId));
}

/** Returns a query for the wishes of the given kids that no digest has listed yet. */
const selectWaitingWishes = (db: Executor, isKid: SQL | undefined) =>
  db
    .select({ id: digestWishes.itemId })
    .from(digestWishes)
    .innerJoin(wishlistItems, eq(wishlistItems.id, digestWishes.itemId))
    .where(and(isKid, isNull(digestWishes.digestedAt)));

async function markDigested(tx: Executor, isKid: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(digestWishes)
    .set({ digestedAt: now })
    .where(inArray(digestWishes.itemId, selectWaitingWishes(tx, isKid)));
}

/**
 * Marks a kid's next digest as finished. If `isMailed` is true, the mails are in the outbox, and the following digest
 * is due at least a week later. Requires `lockDigest`.
 */
export async function completeDigest(
  tx: Executor,
  kidId: string,
  now: Date,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  await markDigested(tx, eq(wishlistItems.kidId, kidId), now);
  await tx
    .update(digests)
    .set({ dueAt: null, ...(isMailed && { startedAt: now, stoppedAt: null, sent: 0 }) })
    .where(eq(digests.kidId, kidId));
}

/**
 * Stops a kid's digest. Unwritten mails are never written, and queued mails without a valid lease get the status
 * `dropped`. No later digest lists the wishes of the stopped digest. Requires `lockDigest`.
 */
export async function cancelDigest(
  tx: Executor,
  { kidId, dueAt }: typeof digests.$inferSelect,
  now: Date,
): Promise<void> {
  await markDigested(tx, eq(wishlistItems.kidId, kidId), now);
  await tx
    .update(digests)
    .set({ dueAt: null, stoppedAt: now, ...(dueAt !== null && { sent: 0 }) })
    .where(eq(digests.kidId, kidId));
  const readers = tx
    .select({ id: supporters.contactId })
    .from(supporters)
    .where(eq(supporters.kidId, kidId));
  const isOwn = and(
    inArray(mails.contactId, readers),
    eq(mails.kind, "wish-digest"),
    sql`${mails.facts} ->> 'kidId' = ${kidId}`,
  );
  await dropQueuedMails(tx, isOwn, now);
}

/**
 * Discards the unsent digests of a family that turned digests off. No later digest lists the wishes of these digests.
 */
export async function discardDigests(tx: Executor, familyId: string, now: Date): Promise<void> {
  const own = tx.select({ id: kids.id }).from(kids).where(eq(kids.familyId, familyId));
  await tx
    .update(digests)
    .set({ dueAt: null })
    .where(and(inArray(digests.kidId, own), isNotNull(digests.dueAt)));
  await markDigested(tx, inArray(wishlistItems.kidId, own), now);
}

/**
 * Counts a digest's mail as sent. Counts the mail once, even if two processes claimed it. Must be called in the
 * transaction that marks the mail as sent, before the mail is marked.
 */
export async function recordSentDigestMail(tx: Executor, kidId: string, mailId: string) {
  // The next statement, after the lock, reads the latest committed state of the mail.
  if (!(await lockDigest(tx, kidId))) return;
  await tx
    .update(digests)
    .set({ sent: sql`${digests.sent} + 1` })
    .where(
      and(
        eq(digests.kidId, kidId),
        sql`exists (select 1 from ${mails} where ${mails.id} = ${mailId} and ${mails.status} = 'queued')`,
      ),
    );
}

/**
 * Returns the mail status of a kid's latest or next digest, in the format of an update's status. Returns null if the
 * kid has no digest.
 */
export async function findDigestStatus(
  db: Executor,
  kidId: string,
): Promise<MailBatchFacts | null> {
  const [row] = await db
    .select({
      digest: digests,
      onItsWay: sql<number>`(
        select count(*)::int from ${mails} join ${supporters} on ${supporters.contactId} = ${mails.contactId}
        where ${supporters.kidId} = ${digests.kidId} and ${mails.kind} = 'wish-digest' and ${mails.status} = 'queued'
          and ${mails.facts} ->> 'kidId' = ${digests.kidId}::text)`,
    })
    .from(digests)
    // With a join, Drizzle qualifies the columns of the subquery.
    .innerJoin(kids, eq(kids.id, digests.kidId))
    .where(equalsId(digests.kidId, kidId));
  if (!row) return null;
  const { digest, onItsWay } = row;
  const { sent } = digest;
  // The times of the latest digest do not apply to the next digest.
  const ended = (moment: Date | null) => (digest.dueAt ? null : (moment?.toISOString() ?? null));
  const [startedAt, stoppedAt] = [ended(digest.startedAt), ended(digest.stoppedAt)];
  const dueAt = digest.dueAt?.toISOString() ?? startedAt ?? stoppedAt;
  return dueAt ? { dueAt, startedAt, stoppedAt, sent, onItsWay } : null;
}

/** Returns whether the family has turned digests on, and whether the digests can be sent now. */
export async function readDigestSettings(db: Executor, kidId: string) {
  const [row] = await db
    .select({ isOn: families.sendsDigests, canSend: sql<boolean>`${isSending}` })
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(equalsId(kids.id, kidId));
  return row ?? { isOn: false, canSend: false };
}

/**
 * Returns the SQL condition that the wish is on the hub, has a free unit and is not fully funded. Ignores the funding
 * of a surprise, so that a mail does not reveal the surprise (rule: surprises).
 */
const isOpenWish = (now: Date): SQL | undefined =>
  and(
    eq(wishlistItems.state, "shown"),
    wishOnListCondition,
    sql`(${wishlistItems.quantity} is null or ${wishlistItems.quantity} > (
      select count(*) from ${purchases} where ${purchases.itemId} = ${wishlistItems.id}
        and (${purchases.reservedUntil} is null or ${purchases.reservedUntil} > ${buildTimestamp(now)})))`,
    sql`(${kids.keepsSurprises} or coalesce(${wishlistItems.fundingGoalCents}, 0) = 0
      or ${wishlistItems.fundingReceivedCents} < ${wishlistItems.fundingGoalCents})`,
  );

/**
 * Returns the names of the wishes in a kid's digest that are still available, in wishlist order. A null `digestedAt`
 * selects the unsent digest (rule: wish-digest).
 */
export async function listDigestWishes(
  db: Executor,
  kidId: string,
  digestedAt: Date | null,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ name: wishlistItems.name })
    .from(digestWishes)
    .innerJoin(wishlistItems, eq(wishlistItems.id, digestWishes.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .where(
      and(
        equalsId(kids.id, kidId),
        digestedAt === null
          ? isNull(digestWishes.digestedAt)
          : eq(digestWishes.digestedAt, digestedAt),
        isOpenWish(now),
      ),
    )
    .orderBy(asc(wishlistItems.position), asc(wishlistItems.id));
  return rows.map(({ name }) => name);
}

/**
 * Returns the kid of a digest, for the digest's mail to one recipient. Returns null if the contact is not subscribed or
 * the family's digests cannot be sent now (rule: wish-digest).
 */
export async function findDigestForRecipient(db: Executor, kidId: string, contactId: string) {
  const [row] = await db
    .select(kidMailColumns)
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), isSending))
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(
      mailContacts,
      and(eq(mailContacts.id, supporters.contactId), digestFollowerCondition),
    )
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .leftJoin(familyAddresses, currentFamilyUrlCondition)
    .where(and(equalsId(kids.id, kidId), eq(supporters.contactId, contactId)));
  return row ?? null;
}
