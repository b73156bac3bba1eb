import { FREE_KID_LIMIT, FREE_LINK_LIMIT, type UserView } from "@giftling/domain";
import { formatDate } from "../../components/format-day.ts";

export type PlanWords = {
  name: string;
  text: string;
  /** True for who has a subscription to manage; everybody else is offered one. */
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
>;

/** The subscription as it is, in the order that decides Premium (rule: premium-derived, trial-lock, subscription-end). */
export function planWords(user: Facts, now: Date): PlanWords {
  const isPaid = user.subscriptionStatus === "active" && user.subscriptionPlan !== "free";
  if (isPaid && user.isPremium) {
    const name = user.subscriptionPlan === "enterprise" ? "Enterprise" : "Premium";
    return { name, text: paidWords(user, now), canManage: true };
  }
  if (user.subscriptionStatus === "trialing" && isAfter(user.trialEndsAt, now)) {
    const left = user.trialDaysLeft === 1 ? "1 day left" : `${user.trialDaysLeft} days left`;
    const until = formatDate(user.trialEndsAt);
    return {
      name: user.cancelAtPeriodEnd ? "Premium trial, cancelled" : "Premium trial",
      text: user.cancelAtPeriodEnd
        ? `${left}. It ends on ${until}, and nothing is charged.`
        : `${left}, until ${until}.`,
      canManage: false,
    };
  }
  if (isAfter(user.premiumGrantedUntil, now)) {
    const text = `Yours as a gift until ${formatDate(user.premiumGrantedUntil)}.`;
    return { name: "Premium", text, canManage: false };
  }
  if (user.subscriptionStatus === "past_due") {
    const text = "Your last payment didn't go through. Please update your card.";
    return { name: "Premium, on hold", text, canManage: true };
  }
  if (user.isTrialLocked) {
    const text = "Everything you made is kept. Choose how to go on.";
    return { name: "Your trial has ended", text, canManage: false };
  }
  const text = `Up to ${FREE_KID_LIMIT} children, with ${FREE_LINK_LIMIT} links for each.`;
  return { name: "Free", text, canManage: false };
}

function paidWords({ currentPeriodEnd: end, cancelAtPeriodEnd }: Facts, now: Date): string {
  if (!isAfter(end, now)) return "Unlimited children and links.";
  return cancelAtPeriodEnd
    ? `Ends on ${formatDate(end)}. Until then nothing changes.`
    : `Renews on ${formatDate(end)}.`;
}
