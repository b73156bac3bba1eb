import type { Executor } from "@giftling/db/client";
import { findFamilyFacts, type UserRow } from "@giftling/db/queries/account";
import { listKids } from "@giftling/db/queries/kids";
import {
  claimTrialTombstone,
  findReferrerEmail,
  findUserByIdentity,
  grantPremiumUntil,
  insertUserWithIdentity,
  lockIdentity,
  markReferralSignedUp,
} from "@giftling/db/queries/sign-in";
import { addDays, canonicalEmail, HUB_GRANT_DAYS } from "@giftling/domain";
import type { Deps } from "../deps.ts";
import { identityHmac } from "../tombstones.ts";
import type { SignInAttempt } from "./attempt-cookie.ts";
import type { Person } from "./identity.ts";
import { maskEmail, newReferralCode } from "./referral.ts";

type Source = Pick<SignInAttempt, "referralId" | "isFromHub">;

/**
 * The account of a person who signed in, made at their first time together with the 30 days of Premium that a friend's
 * link or a hub's call to action brings (D3). One transaction; two callbacks of one person make one account.
 */
export async function accountOf(
  deps: Pick<Deps, "db" | "clock" | "config">,
  person: Person,
  source: Source,
): Promise<UserRow> {
  return deps.db.transaction(async (tx) => {
    await lockIdentity(tx, person.issuer, person.subject);
    const known = await findUserByIdentity(tx, person.issuer, person.subject, person.email);
    if (known) return known;
    const { issuer, subject, ...profile } = person;
    const referralCode = newReferralCode();
    const user = await insertUserWithIdentity(
      tx,
      { issuer, subject },
      { ...profile, referralCode },
    );
    const now = deps.clock.now();
    if (!(await isInvited(tx, user, source, now))) return user;
    // One trial or grant per person, for ever: also after closing the account and coming back.
    const hmac = identityHmac(deps.config.secret, issuer, subject);
    if (await claimTrialTombstone(tx, hmac)) {
      await grantPremiumUntil(tx, user.id, addDays(now, HUB_GRANT_DAYS));
    }
    return user;
  });
}

/** Whether a hub or a friend's link led here. One's own link under another identity counts as neither (D8). */
async function isInvited(tx: Executor, user: UserRow, source: Source, now: Date): Promise<boolean> {
  if (source.referralId === null) return source.isFromHub;
  const referrer = await findReferrerEmail(tx, source.referralId);
  if (!referrer) return source.isFromHub;
  // Two people whose providers tell no address are not the same one for it.
  const isSelf = user.email !== "" && canonicalEmail(referrer.email) === canonicalEmail(user.email);
  if (isSelf) return false;
  const referee = { id: user.id, maskedEmail: maskEmail(user.email) };
  return markReferralSignedUp(tx, source.referralId, referee, now);
}

/** Where a fresh sign-in leads: where the visit began, or where the account stands (spec section 2, D7). */
export async function landingPath(
  db: Executor,
  user: UserRow,
  attempt: Pick<SignInAttempt, "returnTo" | "wantsTrial">,
): Promise<string> {
  if (user.closedAt) return "/reactivate";
  if (attempt.returnTo && attempt.returnTo !== "/dashboard") return attempt.returnTo;
  const { familyUrl } = await findFamilyFacts(db, user.id);
  if (familyUrl) return dashboardPath(db, user);
  return attempt.wantsTrial ? "/onboarding?trial=true" : "/onboarding";
}

/** The dashboard with its first child named: a new device then asks for all of it in one batch. */
async function dashboardPath(db: Executor, user: UserRow): Promise<string> {
  const [first] = await listKids(db, user.id);
  return first ? `/dashboard?kid=${first.id}` : "/dashboard";
}
