import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  sql,
} from "drizzle-orm";
import { updateInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { referrals } from "../../schema/referrals.ts";
import { getHourStart } from "../analytics/counts.ts";
import { equalsId } from "../core/ids.ts";

export type ReferralRow = typeof referrals.$inferSelect;

/** Returns the family with a referral code. Returns null for an unknown code and a closed account. */
export async function findReferrer(db: Executor, code: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.referralCode, code), isNull(families.closedAt)));
  return row ?? null;
}

/**
 * Records a click on a referral link, once per visitor and hour. Returns the ID of the row of the visitor's first click
 * within the hour (rule: click-counting).
 */
export async function recordReferralClick(
  db: Executor,
  referrerId: string,
  visitorHash: string,
  now: Date,
  referrerHashes: string[],
): Promise<string | null> {
  const [row] = await db
    .insert(referrals)
    .values({ referrerId, visitorHash, referrerHashes, clickedAt: now })
    .onConflictDoNothing()
    .returning({ id: referrals.id });
  if (row) return row.id;
  const [before] = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(
      and(
        eq(referrals.referrerId, referrerId),
        eq(referrals.visitorHash, visitorHash),
        gte(referrals.clickedAt, getHourStart(now)),
      ),
    );
  return before?.id ?? null;
}

/**
 * Clears `referrerHashes` of the referrals without a sign-up whose link was clicked before `moment`. A referral with a
 * sign-up needs the hashes until the friend's first page (rule: self-referral).
 */
export async function deleteReferrerHashesBefore(db: Executor, moment: Date): Promise<void> {
  const isOld = and(
    lt(referrals.clickedAt, moment),
    isNull(referrals.signedUpAt),
    isNotNull(referrals.referrerHashes),
  );
  await updateInBatches(db, referrals, { referrerHashes: null }, isOld);
}

/**
 * Locks a referral for the transaction. Returns null if the referral does not exist or the referrer's account is
 * closed.
 */
export async function lockReferral(tx: Executor, referralId: string): Promise<ReferralRow | null> {
  const [row] = await tx
    .select(getTableColumns(referrals))
    .from(referrals)
    .innerJoin(families, eq(families.id, referrals.referrerId))
    .where(and(equalsId(referrals.id, referralId), isNull(families.closedAt)))
    .for("no key update", { of: referrals });
  return row ?? null;
}

/**
 * Records a sign-up for a referral. Adds a row if the referral already has a sign-up, because people on one network
 * share one click per hour. Requires `lockReferral`.
 */
export async function markReferralSignedUp(
  tx: Executor,
  { id, referrerId, referrerHashes, clickedAt, signedUpAt: taken }: ReferralRow,
  referee: { id: string; maskedEmail: string },
  signedUpAt: Date,
): Promise<void> {
  const signUp = { refereeId: referee.id, refereeEmail: referee.maskedEmail, signedUpAt };
  if (taken === null) await tx.update(referrals).set(signUp).where(eq(referrals.id, id));
  else await tx.insert(referrals).values({ ...signUp, referrerId, referrerHashes, clickedAt });
}

/**
 * Returns the referral with which a family signed up. Returns null if there is no such referral, or if the family has
 * published its first page (rule: referral-stats).
 */
export async function findUnpublishedReferral(tx: Executor, refereeId: string) {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.refereeId, refereeId), isNull(referrals.publishedPageAt)));
  return row ?? null;
}

/** Records that the referred family published its first page. Returns false if the publication was already recorded. */
export async function markReferralPublished(
  tx: Executor,
  referralId: string,
  publishedPageAt: Date,
): Promise<boolean> {
  const { count } = await tx
    .update(referrals)
    .set({ publishedPageAt, referrerHashes: null })
    .where(and(eq(referrals.id, referralId), isNull(referrals.publishedPageAt)));
  return count > 0;
}

/**
 * Grants the referring family Premium until `premiumGrantedUntil`. Requires the family's lock (rule: referral-reward).
 */
export async function grantReferralReward(
  tx: Executor,
  { id, referrerId }: ReferralRow,
  premiumGrantedUntil: Date,
  rewardGrantedAt: Date,
): Promise<void> {
  await tx.update(referrals).set({ rewardGrantedAt }).where(eq(referrals.id, id));
  await tx.update(families).set({ premiumGrantedUntil }).where(eq(families.id, referrerId));
}

/** Counts a family's referrals by state (rule: referral-stats). */
export async function countReferrals(db: Executor, familyId: string) {
  const [row] = await db
    .select({
      clicks: count(),
      signups: count(referrals.signedUpAt),
      published: count(referrals.publishedPageAt),
      rewards: count(referrals.rewardGrantedAt),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, familyId));
  return row ?? { clicks: 0, signups: 0, published: 0, rewards: 0 };
}

/**
 * Returns a family's latest referrals. Sign-ups precede clicks, and each group is newest first (rule: referral-stats).
 */
export async function listReferrals(db: Executor, familyId: string, limit: number) {
  return db
    .select()
    .from(referrals)
    .where(eq(referrals.referrerId, familyId))
    .orderBy(sql`${referrals.signedUpAt} desc nulls last`, desc(referrals.clickedAt))
    .limit(limit);
}
