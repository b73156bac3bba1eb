import { FREE_KID_LIMIT, FREE_LINK_LIMIT, type UserView } from "@giftling/domain";
import * as words from "@giftling/messages/billing/subscription";
import { formatDate } from "../../components/format-day.ts";

export type PlanText = {
  name: string;
  text: string;
  /** Whether there is a subscription to manage. Without one, a subscription is offered. */
  canManage: boolean;
};

const isAfter = (timestamp: string | null, now: Date): timestamp is string =>
  timestamp !== null && new Date(timestamp).getTime() > now.getTime();

type Facts = Pick<
  UserView,
  | "subscriptionPlan"
  | "subscriptionStatus"
  | "trialEndsAt"
  | "premiumGrantedUntil"
  | "currentPeriodEnd"
  | "trialDaysLeft"
  | "isPremium"
  | "isTrialLocked"
  | "cancelAtPeriodEnd"
  | "needsPaymentMethod"
>;

/**
 * Returns the texts that describe the subscription. The cases are checked in the order that decides whether a family has
 * Premium (rule: premium-derived).
 */
export function describePlan(user: Facts, now: Date): PlanText {
  const isPaid = user.subscriptionStatus === "active" && user.subscriptionPlan !== "free";
  if (isPaid && user.isPremium) {
    const name = user.subscriptionPlan === "enterprise" ? "Enterprise" : "Premium";
    return { name, text: paidWords(user, now), canManage: true };
  }
  if (user.subscriptionStatus === "trialing" && isAfter(user.trialEndsAt, now)) {
    const until = formatDate(user.trialEndsAt);
    return {
      name: user.cancelAtPeriodEnd ? words.trialCancelled() : words.trial(),
      text: user.cancelAtPeriodEnd
        ? words.leftThenEnds(user.trialDaysLeft, until)
        : words.leftUntil(user.trialDaysLeft, until),
      canManage: false,
    };
  }
  if (isAfter(user.premiumGrantedUntil, now)) {
    const text = words.giftUntil(formatDate(user.premiumGrantedUntil));
    return { name: "Premium", text, canManage: false };
  }
  if (user.subscriptionStatus === "past_due") {
    return { name: words.onHold(), text: words.paymentFailed(), canManage: true };
  }
  if (user.isTrialLocked) {
    return { name: words.trialEnded(), text: words.everythingIsKept(), canManage: false };
  }
  const text = words.upTo(FREE_KID_LIMIT, FREE_LINK_LIMIT);
  return { name: "Free", text, canManage: false };
}

function paidWords(user: Facts, now: Date): string {
  const { currentPeriodEnd: end, cancelAtPeriodEnd } = user;
  if (!isAfter(end, now)) return words.unlimited();
  if (user.needsPaymentMethod) return words.addYourCardBefore(formatDate(end));
  return cancelAtPeriodEnd ? words.endsOn(formatDate(end)) : words.renewsOn(formatDate(end));
}
