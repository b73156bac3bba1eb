import type { Executor } from "@giftling/db/client";
import {
  claimTrialTombstone,
  findUserByIdentity,
  grantPremiumUntil,
  insertUserWithIdentity,
  lockIdentity,
} from "@giftling/db/queries/account/sign-in";
import { findFamilyFacts, type UserRow } from "@giftling/db/queries/account/users";
import { listKids } from "@giftling/db/queries/kids";
import {
  lockReferral,
  markReferralSignedUp,
  type ReferralRow,
} from "@giftling/db/queries/referrals";
import { addDays, HUB_GRANT_DAYS, isSameAddress } from "@giftling/domain";
import { identityHmac } from "../crypto/tombstones.ts";
import type { Deps } from "../deps.ts";
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
    const invitation = await invitationOf(tx, user, source);
    if (!invitation) return user;
    // One trial or grant per person, for ever: also after closing the account and coming back, which refers nobody new.
    const hmac = identityHmac(deps.config.secret, issuer, subject);
    if (!(await claimTrialTombstone(tx, hmac))) return user;
    const now = deps.clock.now();
    if (invitation.referral) {
      const referee = { id: user.id, maskedEmail: maskEmail(user.email) };
      await markReferralSignedUp(tx, invitation.referral, referee, now);
    }
    await grantPremiumUntil(tx, user.id, addDays(now, HUB_GRANT_DAYS));
    return user;
  });
}

type Invitation = { referral: ReferralRow | null };

/** Whether a hub or a friend's link led here. One's own link under another identity counts as neither (D8). */
async function invitationOf(
  tx: Executor,
  user: UserRow,
  source: Source,
): Promise<Invitation | null> {
  const fromHub = source.isFromHub ? { referral: null } : null;
  if (source.referralId === null) return fromHub;
  const click = await lockReferral(tx, source.referralId);
  if (!click) return fromHub;
  return isSameAddress(user.email, click.email) ? null : { referral: click.referral };
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
  // Whoever has a page already starts the trial on the page that offers it, if it is still theirs to start (D3).
  if (familyUrl) return attempt.wantsTrial ? "/subscription" : dashboardPath(db, user);
  return attempt.wantsTrial ? "/onboarding?trial=true" : "/onboarding";
}

/** The dashboard with its first child named: a new device then asks for all of it in one batch. */
async function dashboardPath(db: Executor, user: UserRow): Promise<string> {
  const [first] = await listKids(db, user.id);
  return first ? `/dashboard?kid=${first.id}` : "/dashboard";
}
