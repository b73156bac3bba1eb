import { type ConfigView, FREE_LINK_LIMIT, type UserView } from "@giftling/domain";
import { premiumLink } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/dashboard/banners";
import { getLocale } from "@giftling/messages/language";
import {
  IconCreditCard,
  IconGift,
  IconLink,
  type IconProps,
  IconSparkles,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { formatDate } from "../../../components/format-relative-date.ts";

/** Notice about the plan on a kid's dashboard (rule: plan-banners). */
type PlanBanner = {
  kind: "trial" | "grant" | "ending" | "unpaid" | "links" | "referral";
  /** ID of the notice in dismissals. A dismissed notice is shown again with another key. */
  key: string;
  /** Whether the notice is also shown before the kid's page is shared (rule: first-steps). */
  isUrgent: boolean;
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  /** Text of the notice's link. */
  link: string;
};

/** Number of days at the end of a trial during which a dismissed notice reappears daily. */
const LAST_TRIAL_DAYS = 3;

/**
 * Number of links that count toward the Free plan's limit. "pending" while the lists are loading, "unknown" if loading
 * failed.
 */
export type LinkUsage = number | "pending" | "unknown";

/** Dismissal key of the link limit notice while the number of links is loading. */
export const LINK_LIMIT_LOADING_KEY = "links pending";

/**
 * Returns the notices about the plan, the most important first. A dismissed notice is shown again only with new
 * content, such as the last days of a trial. Returns no notices if billing is off. Omits the notice about referrals
 * unless everybody can create an account. `child` is the name of the selected kid (rule: plan-banners).
 */
export function listPlanBanners(
  user: UserView,
  used: LinkUsage,
  child: string,
  {
    billing,
    isShared,
    signUps,
  }: Pick<ConfigView, "billing" | "signUps"> & {
    isShared: boolean;
  },
): PlanBanner[] {
  if (!billing) return [];
  const banners = user.isPremium ? listPremiumBanners(user) : listFreeBanners(user, used, child);
  return banners.filter(
    ({ kind, isUrgent }) => (isShared || isUrgent) && (signUps === "open" || kind !== "referral"),
  );
}

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(getLocale(), { month: "long", day: "numeric" });

/** Returns at most one notice to a Premium family, about the end of a trial, plan or grant. */
function listPremiumBanners(user: UserView): PlanBanner[] {
  const { subscriptionStatus, trialDaysLeft, premiumGrantedUntil, cancelAtPeriodEnd } = user;
  if (subscriptionStatus === "trialing" && trialDaysLeft > 0) {
    const isLast = trialDaysLeft <= LAST_TRIAL_DAYS;
    return [
      {
        kind: "trial",
        key: `trial ${cancelAtPeriodEnd ? "cancelled " : ""}${isLast ? trialDaysLeft : "early"}`,
        isUrgent: cancelAtPeriodEnd || isLast,
        Icon: IconSparkles,
        title: words.trialDaysLeftTitle(trialDaysLeft),
        text: cancelAtPeriodEnd ? words.canceledTrialMessage() : words.choosePlanMessage(),
        link: cancelAtPeriodEnd ? words.resumePremiumLink() : words.viewPlansLink(),
      },
    ];
  }
  if (subscriptionStatus === "active" && user.subscriptionPlan !== "free") {
    const until = cancelAtPeriodEnd ? user.currentPeriodEnd : null;
    if (until === null) return [];
    return [
      {
        kind: "ending",
        key: `ending ${until}`,
        isUrgent: true,
        Icon: IconSparkles,
        title: words.premiumEndTitle(formatDate(until)),
        text: words.premiumEndMessage(),
        link: words.viewPlanLink(),
      },
    ];
  }
  if (premiumGrantedUntil === null) return [];
  return [
    {
      kind: "grant",
      key: `grant ${premiumGrantedUntil}`,
      isUrgent: false,
      Icon: IconSparkles,
      title: words.grantedPremiumTitle(day(premiumGrantedUntil)),
      text: words.grantedPremiumMessage(),
      link: words.viewPlanLink(),
    },
  ];
}

/** Returns the notices to a family without Premium: a failed payment, the number of used links, and the referral. */
function listFreeBanners(user: UserView, used: LinkUsage, child: string): PlanBanner[] {
  const isUnpaid = user.subscriptionStatus === "past_due";
  const unpaid: PlanBanner = {
    kind: "unpaid",
    key: `unpaid ${user.currentPeriodEnd}`,
    isUrgent: true,
    Icon: IconCreditCard,
    title: words.paymentFailedTitle(),
    text: words.paymentFailedMessage(),
    link: words.updatePaymentCardLink(),
  };
  const referral: PlanBanner = {
    kind: "referral",
    key: "referral",
    isUrgent: false,
    Icon: IconGift,
    title: words.referralTitle(),
    text: words.referralMessage(),
    link: words.referralLink(),
  };
  if (used === "unknown") return [isUnpaid ? unpaid : referral];
  const count = used === "pending" ? null : used;
  const links: PlanBanner = {
    kind: "links",
    key: count === null ? LINK_LIMIT_LOADING_KEY : `links ${count}`,
    isUrgent: false,
    Icon: IconLink,
    title: words.linkUsageTitle(count, FREE_LINK_LIMIT),
    text: (count ?? 0) < FREE_LINK_LIMIT ? words.linkUsageMessage() : words.linkLimitMessage(child),
    link: user.canStartTrial ? words.startTrialLink() : premiumLink(),
  };
  return isUnpaid ? [unpaid, links] : [links, referral];
}
