import type { Executor } from "@giftling/db/client";
import { findFamilyFacts, lockFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { listMembers } from "@giftling/db/queries/family/members";
import {
  countReferrals,
  findReferrer,
  findUnpublishedReferral,
  grantReferralReward,
  listReferrals,
  markReferralPublished,
  type ReferralRow,
  recordReferralClick,
} from "@giftling/db/queries/referrals/referrals";
import {
  getReferralRewardEnd,
  isPossiblySamePerson,
  type ReferralStatsView,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { hashRecipient } from "../../services/email/composition/tokens.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";
import { listIdentityHashes } from "../user/trial-history.ts";

/** Returns keyed hashes of the identities and canonical addresses of a family's members (rule: self-referral). */
async function hashHousehold({ config }: Pick<Deps, "config">, db: Executor, familyId: string) {
  const addresses = (await listMembers(db, familyId)).map(({ email }) => email).filter(Boolean);
  return [
    ...(await listIdentityHashes({ config }, db, familyId)),
    ...addresses.map((email) => hashRecipient(config.secret, email)),
  ];
}

/**
 * Returns whether a referred family may belong to the referrer's household, now or at the time of the click on the link
 * (rule: self-referral).
 */
export async function isPossiblySameHousehold(
  deps: Pick<Deps, "config">,
  tx: Executor,
  { referrerId, referrerHashes }: ReferralRow,
  refereeId: string,
): Promise<boolean> {
  const referrers = await listMembers(tx, referrerId);
  const referees = await listMembers(tx, refereeId);
  if (
    referrers.some((one) => referees.some((other) => isPossiblySamePerson(one.email, other.email)))
  ) {
    return true;
  }
  const then = new Set(referrerHashes);
  return (await hashHousehold(deps, tx, refereeId)).some((hash) => then.has(hash));
}

/** Maximum number of referrals shown to a parent. The latest referrals are shown. */
const MAX_SHOWN_REFERRALS = 100;

/** Counts a click on a referral link. Returns the referral's ID, or null for the caller's own link. */
export async function countReferralClick(
  ctx: Pick<Context, "deps" | "session" | "visitorHash">,
  code: string,
): Promise<string | null> {
  const { db, clock } = ctx.deps;
  const referrer = await findReferrer(db, code);
  if (!referrer) throw new AppError("NOT_FOUND");
  const session = await ctx.session();
  if (session?.family.id === referrer.id) return null;
  const hashes = await hashHousehold(ctx.deps, db, referrer.id);
  return recordReferralClick(db, referrer.id, ctx.visitorHash, clock.now(), hashes);
}

/** Grants a month of Premium, once, to the referrer of a family with a URL and a kid (rule: referral-reward). */
export async function rewardReferral(
  tx: Executor,
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  { familyId }: Pick<ParentContext, "familyId">,
): Promise<void> {
  const referral = await findUnpublishedReferral(tx, familyId);
  if (!referral) return;
  const { familyUrl, kidCount } = await findFamilyFacts(tx, familyId);
  if (familyUrl === null || kidCount === 0) return;
  const now = deps.clock.now();
  // The referrer is always the older account. Locking the younger account first prevents deadlocks.
  const referrer = await lockFamily(tx, referral.referrerId);
  if (!referrer || !(await markReferralPublished(tx, referral.id, now))) return;
  if (await isPossiblySameHousehold(deps, tx, referral, familyId)) return;
  const owner = orNotFound(await findOwner(tx, referrer.id));
  await grantReferralReward(
    tx,
    referral,
    getReferralRewardEnd(referrer.premiumGrantedUntil, now),
    now,
  );
  if (referrer.closedAt !== null) return;
  const facts = { referralId: referral.id };
  await queueParentMail(tx, deps, owner, { kind: "referral-reward", facts, onceFor: referral.id });
}

/** Returns the parent's referral link, referral counts and latest referrals (rule: referral-stats). */
export async function readReferralStats(ctx: ParentContext): Promise<ReferralStatsView> {
  const { db, clock, config } = ctx.deps;
  const { referralCode, premiumGrantedUntil } = ctx.family;
  const [counts, rows] = await Promise.all([
    countReferrals(db, ctx.familyId),
    listReferrals(db, ctx.familyId, MAX_SHOWN_REFERRALS),
  ]);
  const runsUntil =
    premiumGrantedUntil !== null && premiumGrantedUntil > clock.now() ? premiumGrantedUntil : null;
  return {
    referralUrl: `${config.origin}/signup?ref=${encodeURIComponent(referralCode)}`,
    referralCode,
    premiumFromReferrals: runsUntil !== null && counts.rewards > 0,
    premiumExpiresAt: iso(runsUntil),
    stats: {
      totalClicks: counts.clicks,
      totalSignups: counts.signups,
      totalPublished: counts.published,
      totalRewardsEarned: counts.rewards,
    },
    totalRewardsEarned: counts.rewards,
    referrals: rows.map(viewReferral),
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const viewReferral = (row: ReferralRow) => ({
  id: row.id,
  refereeEmail: row.refereeEmail,
  clickedAt: row.clickedAt.toISOString(),
  signedUpAt: iso(row.signedUpAt),
  publishedPageAt: iso(row.publishedPageAt),
  rewardGranted: row.rewardGrantedAt !== null,
});
