import {
  type FamilyFacts,
  type FamilyRow,
  findFamilyFacts,
} from "@giftling/db/queries/account/families";
import type { Account } from "@giftling/db/queries/account/users";
import {
  canStartTrial,
  EMAIL_IDENTITY_ISSUER,
  getPremiumStatus,
  listAvailablePrices,
  type UserView,
} from "@giftling/domain";
import { getHubAccessKey } from "../../access/hub-access.ts";
import type { Deps } from "../../services/deps.ts";
import { deriveHandoverToken } from "../../services/email/composition/tokens.ts";
import { getPasskeyDisabledReason } from "../../services/identity/passkeys.ts";
import { hasPersonHadTrial } from "./trial-history.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns the signed-in parent as shown by the app (rule: sign-in). */
export async function readUserView(deps: Deps, { user, family, role }: Account): Promise<UserView> {
  const facts = await findFamilyFacts(deps.db, family.id);
  const { familyUrl, formerFamilyUrls, kidCount, ownerName, wasTakenOut } = facts;
  return {
    id: user.id,
    role,
    familyId: family.id,
    ownerName,
    wasTakenOut,
    handover: viewHandover(deps, user.id, facts),
    needsPaymentMethod: role === "owner" && needsPaymentMethod(deps, family, facts),
    invitations: role === "owner" ? facts.invitations : [],
    arrivalsCheckedAt: iso(family.arrivalsCheckedAt),
    offersPasskey: offersPasskey(deps, user, facts),
    canInviteFamilies: role === "owner" && deps.config.ownersInvite,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language,
    subscriptionPlan: family.subscriptionPlan,
    subscriptionStatus: family.subscriptionStatus,
    trialEndsAt: iso(family.trialEndsAt),
    premiumGrantedUntil: iso(family.premiumGrantedUntil),
    currentPeriodEnd: iso(family.currentPeriodEnd),
    referralCode: family.referralCode,
    ...viewHubAccess(deps, family),
    ...(await viewBilling(deps, family, facts)),
    familyUrl,
    formerFamilyUrls,
    kidCount,
    isCurrencyFixed: facts.isCurrencyFixed,
  };
}

/**
 * Returns whether to offer a passkey to a person who signs in by e-mail, has no passkey and did not dismiss the offer.
 */
function offersPasskey(
  { config }: Deps,
  { email, passkeyOfferEndedAt }: Account["user"],
  { identities }: FamilyFacts,
): boolean {
  return (
    passkeyOfferEndedAt === null &&
    getPasskeyDisabledReason(config) === null &&
    identities.some(
      ({ issuer, subject }) => issuer === EMAIL_IDENTITY_ISSUER && subject === email.toLowerCase(),
    )
  );
}

/** Returns the family's open handover request. Returns null unless the user made or received the request. */
function viewHandover({ clock, config }: Deps, userId: string, { handover }: FamilyFacts) {
  if (handover === null || handover.expiresAt <= clock.now()) return null;
  const { id, askedBy, memberId, expiresAt } = handover;
  if (userId !== askedBy && userId !== memberId) return null;
  const token = userId === memberId ? deriveHandoverToken(config.secret, id) : null;
  return { memberId, expiresAt: expiresAt.toISOString(), token };
}

/** Returns whether a plan renews although the new owner has added no payment method (rule: handing-over). */
function needsPaymentMethod({ config }: Deps, family: FamilyRow, { subscription }: FamilyFacts) {
  const { subscriptionStatus: status, paymentMissingSince } = family;
  const isRunning = status !== null && status !== "canceled";
  const renews = isRunning && subscription?.cancelAtPeriodEnd !== true;
  return config.billing && renews && paymentMissingSince !== null;
}

/** Returns the hub's access settings and the key of the hub's link, without the passcode's hash. */
function viewHubAccess({ config }: Deps, family: FamilyRow) {
  const { passcodeHash } = family;
  return {
    photoInPreviews: family.photoInPreviews,
    isPublished: family.isPublished,
    isTakenDown: family.takenDownAt !== null,
    showsPhoto: family.showsPhoto,
    showsBirthday: family.showsBirthday,
    pausesWrites: family.pausesWrites,
    approvesNames: family.approvesNames,
    sendsDigests: family.sendsDigests,
    hubTitle: family.hubTitle,
    hubLanguage: family.language,
    currency: family.currency,
    hasPasscode: passcodeHash !== null,
    hasOldPasscode: passcodeHash !== null && !family.isPasscodeChecked,
    hubKey: passcodeHash && getHubAccessKey(config.secret, { familyId: family.id, passcodeHash }),
  };
}

/** Returns the family's Premium status and billing options, which are unavailable if billing is off. */
async function viewBilling(
  deps: Deps,
  family: FamilyRow,
  { subscription, identities }: FamilyFacts,
) {
  const { db, config, clock } = deps;
  const now = clock.now();
  const premium = getPremiumStatus(family, now, { billing: config.billing });
  const derived = {
    isPremium: premium.isPremium,
    trialDaysLeft: premium.trialDaysLeft,
    isTrialLocked: premium.isTrialLocked,
    premiumSource: premium.source,
    premiumUntil: iso(premium.until),
  };
  if (!config.billing) {
    const nothing = { cancelAtPeriodEnd: false, canStartTrial: false, hasBillingPortal: false };
    return { ...derived, ...nothing, buyablePrices: [] };
  }
  // Queries the trial history only for a family that could otherwise start a trial.
  const isUsed = !canStartTrial(family, false) || (await hasPersonHadTrial(deps, db, identities));
  const isRunning = family.subscriptionStatus !== null && family.subscriptionStatus !== "canceled";
  return {
    ...derived,
    cancelAtPeriodEnd: isRunning && subscription?.cancelAtPeriodEnd === true,
    canStartTrial: canStartTrial(family, isUsed),
    hasBillingPortal: subscription !== null,
    buyablePrices: listAvailablePrices(family, now).map(({ id }) => id),
  };
}
