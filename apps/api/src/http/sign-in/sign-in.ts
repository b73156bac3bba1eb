import type { Executor } from "@giftling/db/client";
import { type FamilyRow, findFamilyFacts } from "@giftling/db/queries/account/families";
import {
  claimTrialTombstones,
  findAccountByIdentity,
  grantPremiumUntil,
  insertAccount,
  linkIdentity,
  lockIdentity,
} from "@giftling/db/queries/account/sign-in";
import type { Account } from "@giftling/db/queries/account/users";
import { listKids } from "@giftling/db/queries/kids/kids";
import {
  lockReferral,
  markReferralSignedUp,
  type ReferralRow,
} from "@giftling/db/queries/referrals/referrals";
import { addDays, EMAIL_ISSUER, HUB_GRANT_DAYS, type Language } from "@giftling/domain";
import { createReferralCode } from "../../core/crypto/tokens.ts";
import { isPossiblySameHousehold } from "../../features/referrals/household.ts";
import { hashIdentities } from "../../features/user/trial-history.ts";
import type { Deps } from "../../services/deps.ts";
import type { OidcProfile } from "../../services/identity/identity.ts";
import type { SignInVisit } from "./attempt-cookie.ts";

type Source = Pick<SignInVisit, "referralId" | "isFromHub"> & {
  /** Preferred language of the browser, stored for a new user and a new family (rule: languages). */
  language?: Language | null;
};

/**
 * Returns a person's account, and creates it on the first sign-in. A new identity joins the account with the same
 * verified e-mail address (rule: email-sign-in). A new account from a referral or a hub gets 30 days of Premium. The
 * transaction locks the identity and its verified address, so that concurrent sign-ins create one account
 * (rule: hub-grant).
 */
export async function findOrCreateAccount(
  deps: Pick<Deps, "db" | "clock" | "config">,
  person: OidcProfile,
  source: Source,
): Promise<Account> {
  return deps.db.transaction(async (tx) => {
    const { issuer, subject, unverifiedEmail, ...profile } = person;
    const { verifiedEmail } = profile;
    await lockIdentity(tx, issuer, subject);
    if (verifiedEmail !== null && issuer !== EMAIL_ISSUER) {
      await lockIdentity(tx, EMAIL_ISSUER, verifiedEmail.toLowerCase());
    }
    const { language = null } = source;
    const findAccount = () => findAccountByIdentity(tx, { ...person, language });
    const known = await findAccount();
    if (known) return known;
    if (verifiedEmail !== null && (await linkIdentity(tx, { issuer, subject }, verifiedEmail))) {
      const linked = await findAccount();
      if (linked) return linked;
    }
    const referralCode = createReferralCode();
    const newcomer = { ...profile, language };
    const account = await insertAccount(tx, { issuer, subject }, newcomer, referralCode);
    const { user, family } = account;
    const isUnverified = unverifiedEmail !== undefined;
    const invitation = await invitationOf(tx, deps, family.id, source, isUnverified);
    if (!invitation) return account;
    // A person gets one grant. A person who returns after closing the account gets no grant and does not count as a
    // referral (rule: trial-once).
    const hmacs = hashIdentities(deps, [{ issuer, subject, verifiedEmail }]);
    if (!(await claimTrialTombstones(tx, hmacs))) return account;
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
 * Returns the referral or hub that led to the sign-up, or null if neither did. Ignores a referral that may come from
 * the person's own household. Ignores any referral when the person's e-mail address is not verified
 * (rule: self-referral).
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
  const isOwn = isUnverified || (await isPossiblySameHousehold(deps, tx, referral, familyId));
  return isOwn ? null : { referral };
}

/** Returns the path to open after a sign-in: `returnTo`, or the page for the account's state (rule: sign-in). */
export async function getLandingPath(
  db: Executor,
  family: FamilyRow,
  attempt: Pick<SignInVisit, "returnTo" | "wantsTrial">,
): Promise<string> {
  if (family.closedAt) return "/reactivate";
  if (attempt.returnTo && attempt.returnTo !== "/dashboard") return attempt.returnTo;
  const { familyUrl } = await findFamilyFacts(db, family.id);
  // A family with a page starts an available trial on the subscription page (rule: free-trial).
  if (familyUrl) return attempt.wantsTrial ? "/subscription" : dashboardPath(db, family.id);
  return attempt.wantsTrial ? "/onboarding?trial=true" : "/onboarding";
}

/** Returns the dashboard's path with the first kid in its query, so that a new device loads all data in one batch. */
async function dashboardPath(db: Executor, familyId: string): Promise<string> {
  const [first] = await listKids(db, familyId);
  return first ? `/dashboard?kid=${first.id}` : "/dashboard";
}

/** Masks an e-mail address for the referrer: "maria@example.com" becomes "ma•••@example.com" (rule: referral-stats). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "•••" : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
