import type { Executor } from "@giftling/db/client";
import { type FamilyRow, findFamilyFacts } from "@giftling/db/queries/account/families";
import {
  claimTrialTombstone,
  findAccountByIdentity,
  grantPremiumUntil,
  insertAccount,
  lockIdentity,
} from "@giftling/db/queries/account/sign-in";
import type { Account } from "@giftling/db/queries/account/users";
import { listKids } from "@giftling/db/queries/kids";
import {
  lockReferral,
  markReferralSignedUp,
  type ReferralRow,
} from "@giftling/db/queries/referrals";
import { addDays, HUB_GRANT_DAYS, type Language } from "@giftling/domain";
import { newReferralCode } from "../crypto/referral-codes.ts";
import { identityHmac } from "../crypto/tombstones.ts";
import type { Deps } from "../deps.ts";
import { mayBeOneHousehold } from "../features/referrals/household.ts";
import type { SignInAttempt } from "./attempt-cookie.ts";
import type { Person } from "./identity.ts";
import { maskEmail } from "./referral.ts";

type Source = Pick<SignInAttempt, "referralId" | "isFromHub"> & {
  /** What the browser that signs in wants to read; a new person and family have it from there (rule: languages). */
  language?: Language | null;
};

/**
 * The account of a person who signed in, created the first time, with 30 days of Premium when a friend's link or a hub led
 * here (rule: hub-grant). One transaction; two callbacks of one person make one account.
 */
export async function accountOf(
  deps: Pick<Deps, "db" | "clock" | "config">,
  person: Person,
  source: Source,
): Promise<Account> {
  return deps.db.transaction(async (tx) => {
    await lockIdentity(tx, person.issuer, person.subject);
    const { language = null } = source;
    const known = await findAccountByIdentity(tx, { ...person, language });
    if (known) return known;
    const { issuer, subject, unverifiedEmail, ...profile } = person;
    const referralCode = newReferralCode();
    const newcomer = { ...profile, language };
    const account = await insertAccount(tx, { issuer, subject }, newcomer, referralCode);
    const { user, family } = account;
    const isUnverified = unverifiedEmail !== undefined;
    const invitation = await invitationOf(tx, deps, family.id, source, isUnverified);
    if (!invitation) return account;
    // Once per person for ever, also after closing the account and coming back, which counts as no referral (rule:
    // trial-once).
    const hmac = identityHmac(deps.config.secret, issuer, subject);
    if (!(await claimTrialTombstone(tx, hmac))) return account;
    const now = deps.clock.now();
    if (invitation.referral) {
      const referee = { id: family.id, maskedEmail: maskEmail(user.email) };
      await markReferralSignedUp(tx, invitation.referral, referee, now);
    }
    await grantPremiumUntil(tx, family.id, addDays(now, HUB_GRANT_DAYS));
    return account;
  });
}

type Invitation = { referral: ReferralRow | null };

/**
 * Whether a hub or a friend's link led here; null when neither did. One's own link counts as neither, and any link does
 * whose two people cannot be told apart for want of a verified address (rule: self-referral).
 */
async function invitationOf(
  tx: Executor,
  deps: Pick<Deps, "config">,
  familyId: string,
  source: Source,
  isUnverified: boolean,
): Promise<Invitation | null> {
  const fromHub = source.isFromHub ? { referral: null } : null;
  if (source.referralId === null) return fromHub;
  const referral = await lockReferral(tx, source.referralId);
  if (!referral) return fromHub;
  const isOwn = isUnverified || (await mayBeOneHousehold(deps, tx, referral, familyId));
  return isOwn ? null : { referral };
}

/** Where a sign-in leads: `returnTo`, or the page that fits the account's state (rule: sign-in, closed-account). */
export async function landingPath(
  db: Executor,
  family: FamilyRow,
  attempt: Pick<SignInAttempt, "returnTo" | "wantsTrial">,
): Promise<string> {
  if (family.closedAt) return "/reactivate";
  if (attempt.returnTo && attempt.returnTo !== "/dashboard") return attempt.returnTo;
  const { familyUrl } = await findFamilyFacts(db, family.id);
  // A family with a page starts the trial on the subscription page, if it may still have one (rule: free-trial).
  if (familyUrl) return attempt.wantsTrial ? "/subscription" : dashboardPath(db, family.id);
  return attempt.wantsTrial ? "/onboarding?trial=true" : "/onboarding";
}

/** The dashboard with its first kid in the address, so that a new device gets everything in one batch. */
async function dashboardPath(db: Executor, familyId: string): Promise<string> {
  const [first] = await listKids(db, familyId);
  return first ? `/dashboard?kid=${first.id}` : "/dashboard";
}
