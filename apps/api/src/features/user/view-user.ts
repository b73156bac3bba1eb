import {
  type FamilyFacts,
  findFamilyFacts,
  type UserRow,
} from "@giftling/db/queries/account/users";
import { canStartTrial, premiumStatus, pricesFor, type UserView } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { hubKey } from "../../hub-door.ts";
import { isRemembered } from "./had-trial.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The signed-in parent as the app shows it (rule: sign-in). */
export async function viewUser(deps: Deps, user: UserRow): Promise<UserView> {
  const facts = await findFamilyFacts(deps.db, user.id);
  const { familyUrl, formerFamilyUrls, kidCount } = facts;
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    subscriptionPlan: user.subscriptionPlan,
    subscriptionStatus: user.subscriptionStatus,
    trialEndsAt: iso(user.trialEndsAt),
    premiumGrantedUntil: iso(user.premiumGrantedUntil),
    currentPeriodEnd: iso(user.currentPeriodEnd),
    referralCode: user.referralCode,
    ...viewDoor(deps, user),
    ...(await viewBilling(deps, user, facts)),
    familyUrl,
    formerFamilyUrls,
    kidCount,
  };
}

/** What strangers may see of the hub and do there, and the link's key; the passcode's hash stays here. */
function viewDoor({ config }: Deps, user: UserRow) {
  const { passcodeHash } = user;
  return {
    photoInPreviews: user.photoInPreviews,
    isPublished: user.isPublished,
    showsPhoto: user.showsPhoto,
    showsBirthday: user.showsBirthday,
    pausesWrites: user.pausesWrites,
    approvesNames: user.approvesNames,
    hubTitle: user.hubTitle,
    hasPasscode: passcodeHash !== null,
    hubKey: passcodeHash && hubKey(config.secret, { userId: user.id, passcodeHash }),
  };
}

/** What follows from the plan, and what may be done about it: nothing where there is no billing (rule: billing-off). */
async function viewBilling(deps: Deps, user: UserRow, { subscription, identities }: FamilyFacts) {
  const { db, config, clock } = deps;
  const now = clock.now();
  const premium = premiumStatus(user, now, { billing: config.billing });
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
  // Most families never can: then nobody needs to be remembered.
  const isUsed = !canStartTrial(user, false) || (await isRemembered(deps, db, identities));
  const isRunning = user.subscriptionStatus !== null && user.subscriptionStatus !== "canceled";
  return {
    ...derived,
    cancelAtPeriodEnd: isRunning && subscription?.cancelAtPeriodEnd === true,
    canStartTrial: canStartTrial(user, isUsed),
    hasBillingPortal: subscription !== null,
    buyablePrices: pricesFor(user, now).map(({ id }) => id),
  };
}
