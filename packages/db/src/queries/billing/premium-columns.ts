import { users } from "../../schema/account.ts";

/** The facts that Premium is computed from (`premiumStatus`), for a query that joins `users`. */
export const premiumColumns = {
  subscriptionPlan: users.subscriptionPlan,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  premiumGrantedUntil: users.premiumGrantedUntil,
  currentPeriodEnd: users.currentPeriodEnd,
};
