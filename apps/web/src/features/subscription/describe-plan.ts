import { FREE_KID_LIMIT, FREE_LINK_LIMIT, type UserView } from "@giftling/domain";
import * as words from "@giftling/messages/billing/subscription";
import { formatDate } from "../../components/format-relative-date.ts";

export type PlanDescription = {
  name: string;
  text: string;
  /** Whether the family has a subscription to manage. Otherwise, a subscription can be offered. */
  canManage: boolean;
};

const isAfter = (timestamp: string | null, now: Date): timestamp is string =>
  timestamp !== null && new Date(timestamp).getTime() > now.getTime();

/**
 * Returns the name and description of the family's plan. If Premium has several sources, the first source in the order
 * of precedence determines the texts (rule: premium-derived).
 */
export function describePlan(user: UserView, now: Date): PlanDescription {
  const isPaid = user.subscriptionStatus === "active" && user.subscriptionPlan !== "free";
  if (isPaid && user.isPremium) {
    const name = user.subscriptionPlan === "enterprise" ? "Enterprise" : "Premium";
    return { name, text: paidWords(user, now), canManage: true };
  }
  if (user.subscriptionStatus === "trialing" && isAfter(user.trialEndsAt, now)) {
    const until = formatDate(user.trialEndsAt);
    return {
      name: user.cancelAtPeriodEnd ? words.canceledTrialPlanLabel() : words.trialPlanLabel(),
      text: user.cancelAtPeriodEnd
        ? words.canceledTrialStatus(user.trialDaysLeft, until)
        : words.trialStatus(user.trialDaysLeft, until),
      canManage: false,
    };
  }
  if (isAfter(user.premiumGrantedUntil, now)) {
    const text = words.grantedPremiumStatus(formatDate(user.premiumGrantedUntil));
    return { name: "Premium", text, canManage: false };
  }
  if (user.subscriptionStatus === "past_due") {
    return { name: words.pastDuePlanLabel(), text: words.paymentFailedStatus(), canManage: true };
  }
  if (user.isTrialLocked) {
    return { name: words.trialEndedTitle(), text: words.trialEndedMessage(), canManage: false };
  }
  const text = words.freePlanStatus(FREE_KID_LIMIT, FREE_LINK_LIMIT);
  return { name: "Free", text, canManage: false };
}

function paidWords(user: UserView, now: Date): string {
  const { currentPeriodEnd: end, cancelAtPeriodEnd } = user;
  if (!isAfter(end, now)) return words.unlimitedPlanStatus();
  if (user.needsPaymentMethod) return words.paymentMethodRequiredStatus(formatDate(end));
  return cancelAtPeriodEnd
    ? words.subscriptionEndStatus(formatDate(end))
    : words.renewalStatus(formatDate(end));
}
