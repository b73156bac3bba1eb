import type { Executor } from "@giftling/db/client";
import { type FamilyRow, findFamilyFacts } from "@giftling/db/queries/account/families";
import { deleteUnverifiedSignIns } from "@giftling/db/queries/account/sessions";
import {
  claimTrialTombstones,
  findAccountByIdentity,
  grantPremiumUntil,
  insertAccount,
  linkIdentity,
  lockIdentity,
} from "@giftling/db/queries/account/sign-in";
import { claimSignUpInvite } from "@giftling/db/queries/account/sign-up-invites";
import type { Account } from "@giftling/db/queries/account/users";
import { findOpenInvite } from "@giftling/db/queries/family/invites";
import { listKids } from "@giftling/db/queries/kids/kids";
import { claimSetupToken, hasAccounts } from "@giftling/db/queries/operation/installation";
import {
  lockReferral,
  markReferralSignedUp,
  type ReferralRow,
} from "@giftling/db/queries/referrals/referrals";
import {
  addDays,
  EMAIL_IDENTITY_ISSUER,
  type Language,
  PREMIUM_GRANT_DURATION_DAYS,
} from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createReferralCode, sha256 } from "../../core/crypto/tokens.ts";
import { createUserLanguageCookie, getLanguagePreference } from "../../core/request-language.ts";
import { isPossiblySameHousehold } from "../../features/referrals/reward.ts";
import { getSignUpInviteConditions } from "../../features/sign-up-invites/sign-up-invites.ts";
import { hashIdentities } from "../../features/user/trial-history.ts";
import type { Deps } from "../../services/deps.ts";
import type { OidcProfile } from "../../services/identity/identity.ts";
import type { SignInParameters } from "./attempt-cookie.ts";
import { sendSignUpDeniedPage } from "./new-account/pages.ts";

/** Link that creates one new account: the setup link or an invitation of an operator or owner (rule: sign-ups). */
export type NewAccountLink = { kind: "setup" | "invite"; tokenHash: string };

/** Error for a rejected sign-up: "refused" for a person without permission, "known" for an address with an account. */
export class SignUpError extends Error {
  override readonly name = "SignUpError";
  readonly reason: "refused" | "known";

  constructor(reason: SignUpError["reason"]) {
    super(`The sign-up was refused: ${reason}`);
    this.reason = reason;
  }
}

type Source = Pick<SignInParameters, "referralId" | "isFromHub"> &
  Partial<Pick<SignInParameters, "returnTo">> & {
    /** Setup or invitation link with which a person signs up. If set, a person who has an account is rejected. */
    link?: NewAccountLink | undefined;
    /** Preferred language of the browser, stored for a new user and a new family (rule: languages). */
    language?: Language | null;
  };

/**
 * Returns a person's account. Creates an account on the first sign-in. Adds a new identity to the account with the same
 * verified e-mail address. A new account from a referral or a hub gets 30 days of Premium. Locks the identity and the
 * verified address, so that concurrent sign-ins create one account (rule: hub-grant).
 *
 * @throws SignUpError when the sign-up is rejected.
 */
export async function findOrCreateAccount(
  deps: Pick<Deps, "clock" | "config"> & { db: Executor },
  person: OidcProfile,
  source: Source,
): Promise<Account> {
  return deps.db.transaction(async (tx) => {
    const { issuer, subject, unverifiedEmail, ...profile } = person;
    const { verifiedEmail } = profile;
    await lockIdentity(tx, issuer, subject);
    if (verifiedEmail !== null && issuer !== EMAIL_IDENTITY_ISSUER) {
      await lockIdentity(tx, EMAIL_IDENTITY_ISSUER, verifiedEmail.toLowerCase());
    }
    const { language = null, link } = source;
    const findAccount = () => findAccountByIdentity(tx, { ...person, language });
    // Only the person who verifies the address stays signed in and keeps the account's passkeys.
    if (verifiedEmail !== null) {
      const subject = verifiedEmail.toLowerCase();
      await deleteUnverifiedSignIns(tx, { issuer: EMAIL_IDENTITY_ISSUER, subject });
    }
    const known = await findAccount();
    if (known && link) throw new SignUpError("known");
    if (known) return known;
    if (verifiedEmail !== null && (await linkIdentity(tx, { issuer, subject }, verifiedEmail))) {
      const linked = await findAccount();
      if (linked) return linked;
    }
    await assertCanSignUp(tx, deps, source);
    const referralCode = createReferralCode();
    const newcomer = { ...profile, language };
    const account = await insertAccount(tx, { issuer, subject }, newcomer, referralCode);
    const { user, family } = account;
    const isUnverified = unverifiedEmail !== undefined;
    const invitation = await getInvitation(tx, deps, family.id, source, isUnverified);
    if (!invitation) return account;
    // A person who returns after closing the account gets no second grant (rule: trial-once).
    const hmacs = hashIdentities(deps, [{ issuer, subject, verifiedEmail }]);
    if (!(await claimTrialTombstones(tx, hmacs))) return account;
    const now = deps.clock.now();
    if (invitation.referral) {
      const referee = { id: family.id, maskedEmail: maskEmail(user.email) };
      await markReferralSignedUp(tx, invitation.referral, referee, now);
    }
    await grantPremiumUntil(tx, family.id, addDays(now, PREMIUM_GRANT_DURATION_DAYS));
    return account;
  });
}

/** Pattern of a path that accepts a family's invitation (rule: joining). */
const JOIN_PATH = /^\/join\/([\w-]+)/;

/**
 * Claims the link that creates the account. Without a link, requires open sign-ups or a family's invitation. Throws
 * SignUpError for a person who may not create an account (rule: sign-ups).
 */
async function assertCanSignUp(
  tx: Executor,
  { config, clock }: Pick<Deps, "clock" | "config">,
  { link, returnTo }: Source,
): Promise<void> {
  const now = clock.now();
  if (link?.kind === "setup") {
    const origin = config.isOriginSet ? null : config.origin;
    if (await claimSetupToken(tx, link.tokenHash, { origin, now })) return;
  } else if (link && config.signUps !== "closed") {
    if (await claimSignUpInvite(tx, link.tokenHash, getSignUpInviteConditions({ config, clock })))
      return;
  } else if (config.signUps === "open") {
    if (config.dataDir === null || (await hasAccounts(tx))) return;
  } else if (config.signUps === "invited") {
    const [, token] = JOIN_PATH.exec(returnTo ?? "") ?? [];
    if (token && (await findOpenInvite(tx, sha256(token), now))) return;
  }
  throw new SignUpError("refused");
}

type Invitation = { referral: ReferralRow | null };

/** Returns the referral or hub that led to the sign-up, or null for any other sign-up (rule: self-referral). */
async function getInvitation(
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
export async function getPathAfterSignIn(
  db: Executor,
  family: FamilyRow,
  attempt: Pick<SignInParameters, "returnTo" | "wantsTrial">,
): Promise<string> {
  if (family.closedAt) return "/reactivate";
  if (attempt.returnTo && attempt.returnTo !== "/dashboard") return attempt.returnTo;
  const { familyUrl } = await findFamilyFacts(db, family.id);
  // A family with a page starts an available trial on the subscription page (rule: free-trial).
  if (familyUrl) return attempt.wantsTrial ? "/subscription" : dashboardPath(db, family.id);
  return attempt.wantsTrial ? "/onboarding?trial=true" : "/onboarding";
}

/** Returns the dashboard's path with the first kid's ID. With the ID, a new device loads all data in one batch. */
async function dashboardPath(db: Executor, familyId: string): Promise<string> {
  const [first] = await listKids(db, familyId);
  return first ? `/dashboard?kid=${first.id}` : "/dashboard";
}

/** Masks an e-mail address for the referrer: "maria@example.com" becomes "ma•••@example.com". */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "•••" : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

/** Account of a person who has signed in, and the Set-Cookie header of the session. */
type NewSession = { account: Account; cookie: string };

/**
 * Starts a session for a person in the caller's transaction. Creates the account on the first sign-in. With `link`, the
 * sign-in must create an account. Without `link`, returns null for a person who may not create one (rule: sign-in).
 *
 * @throws SignUpError when a sign-up with `link` is rejected.
 */
export async function startSession(
  tx: Executor,
  deps: Deps,
  request: FastifyRequest,
  {
    person,
    visit,
    link,
  }: { person: OidcProfile; visit: SignInParameters; link?: NewAccountLink | undefined },
): Promise<NewSession | null> {
  const language = getLanguagePreference(request);
  const source = { ...visit, language, link };
  const account = await findOrCreateAccount({ ...deps, db: tx }, person, source).catch(
    (error: unknown) => {
      if (link === undefined && error instanceof SignUpError) return null;
      throw error;
    },
  );
  return account && startAccountSession(tx, deps, request, account);
}

/** Starts a session for an account. The session replaces the browser's previous session. */
export async function startAccountSession(
  db: Executor,
  deps: Deps,
  { headers: { cookie: previous, "user-agent": userAgent } }: FastifyRequest,
  account: Account,
): Promise<NewSession> {
  // A new session prevents session fixation.
  const cookie = await deps.sessions.start(account.user.id, previous, userAgent, db);
  return { account, cookie };
}

/** Sends a session's cookie and redirects to the page after the sign-in. Without a session, sends an error page. */
export async function sendSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  session: NewSession | null,
  visit: Pick<SignInParameters, "returnTo" | "wantsTrial">,
): Promise<FastifyReply> {
  if (session === null) return sendSignUpDeniedPage(reply, deps.config);
  const { user, family } = session.account;
  reply.header("set-cookie", session.cookie);
  const spoken = createUserLanguageCookie(request, user.language, deps.config.origin);
  if (spoken !== null) reply.header("set-cookie", spoken);
  return reply.redirect(await getPathAfterSignIn(deps.db, family, visit), 302);
}
