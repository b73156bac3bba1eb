import {
  type FamilyFacts,
  type FamilyRow,
  findFamilyFacts,
} from "@giftling/db/queries/account/families";
import type { Account } from "@giftling/db/queries/account/users";
import { canStartTrial, premiumStatus, pricesFor, type UserView } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { hubKey } from "../../hub-door.ts";
import { isRemembered } from "./had-trial.ts";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The signed-in parent as the app shows it (rule: sign-in). */
export async function viewUser(deps: Deps, { user, family, role }: Account): Promise<UserView> {
  const facts = await findFamilyFacts(deps.db, family.id);
  const { familyUrl, formerFamilyUrls, kidCount, ownerName, wasTakenOut } = facts;
  return {
    id: user.id,
    role,
    familyId: family.id,
    ownerName,
    wasTakenOut,
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
    ...viewDoor(deps, family),
    ...(await viewBilling(deps, family, facts)),
    familyUrl,
    formerFamilyUrls,
    kidCount,
  };
}

/** What strangers may see of the hub and do there, and the link's key; the passcode's hash stays here. */
function viewDoor({ config }: Deps, family: FamilyRow) {
  const { passcodeHash } = family;
  return {
    photoInPreviews: family.photoInPreviews,
    isPublished: family.isPublished,
    showsPhoto: family.showsPhoto,
    showsBirthday: family.showsBirthday,
    pausesWrites: family.pausesWrites,
    approvesNames: family.approvesNames,
    hubTitle: family.hubTitle,
    hubLanguage: family.language,
    hasPasscode: passcodeHash !== null,
    hasOldPasscode: passcodeHash !== null && !family.isPasscodeChecked,
    hubKey: passcodeHash && hubKey(config.secret, { familyId: family.id, passcodeHash }),
  };
}

/** What follows from the plan, and what may be done about it: nothing where there is no billing (rule: billing-off). */
async function viewBilling(
  deps: Deps,
  family: FamilyRow,
  { subscription, identities }: FamilyFacts,
) {
  const { db, config, clock } = deps;
  const now = clock.now();
  const premium = premiumStatus(family, now, { billing: config.billing });
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
  const isUsed = !canStartTrial(family, false) || (await isRemembered(deps, db, identities));
  const isRunning = family.subscriptionStatus !== null && family.subscriptionStatus !== "canceled";
  return {
    ...derived,
    cancelAtPeriodEnd: isRunning && subscription?.cancelAtPeriodEnd === true,
    canStartTrial: canStartTrial(family, isUsed),
    hasBillingPortal: subscription !== null,
    buyablePrices: pricesFor(family, now).map(({ id }) => id),
  };
}
