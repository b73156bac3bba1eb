import { families } from "../../schema/families.ts";

/** Columns from which Premium is derived (`premiumStatus`), for a query that joins `families`. */
export const premiumColumns = {
  subscriptionPlan: families.subscriptionPlan,
  subscriptionStatus: families.subscriptionStatus,
  trialEndsAt: families.trialEndsAt,
  premiumGrantedUntil: families.premiumGrantedUntil,
  currentPeriodEnd: families.currentPeriodEnd,
};
