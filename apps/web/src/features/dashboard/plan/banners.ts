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

/** Notice about the plan on a kid's dashboard. `key` identifies the notice in dismissals (rule: plan-banners). */
export type PlanBanner =
  | {
      kind: "trial";
      key: string;
      daysLeft: number;
      /** Whether the trial was canceled, so that Premium ends with the trial. */
      isCanceled?: true;
    }
  | { kind: "grant"; key: string; until: string }
  /** Notice of a canceled plan. Premium ends with the paid period (rule: subscription-end). */
  | { kind: "ending"; key: string; until: string }
  | { kind: "unpaid"; key: string }
  /** Notice with the number of links used on the Free plan. `used` is null while the lists are loading. */
  | {
      kind: "links";
      key: string;
      used: number | null;
      limit: number;
      /** Whether the free trial is still available (rule: free-trial). */
      offersTrial: boolean;
    }
  | { kind: "referral"; key: string };

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
 * unless everybody can create an account (rule: plan-banners).
 */
export function listPlanBanners(
  user: UserView,
  used: LinkUsage,
  {
    billing,
    isShared,
    signUps,
  }: Pick<ConfigView, "billing" | "signUps"> & {
    isShared: boolean;
  },
): PlanBanner[] {
  if (!billing) return [];
  const banners = user.isPremium ? listPremiumBanners(user) : listFreeBanners(user, used);
  return banners.filter(
    (banner) =>
      (isShared || isUrgent(banner)) && (signUps === "open" || banner.kind !== "referral"),
  );
}

/** Returns whether a notice is also shown before the kid's page is shared (rule: first-steps). */
function isUrgent(banner: PlanBanner): boolean {
  if (banner.kind === "trial")
    return banner.isCanceled === true || banner.daysLeft <= LAST_TRIAL_DAYS;
  return banner.kind === "ending" || banner.kind === "unpaid";
}

/** Returns the notices to a Premium family about the end of a trial, plan or grant. */
function listPremiumBanners(user: UserView): PlanBanner[] {
  const { subscriptionStatus, trialDaysLeft: daysLeft, premiumGrantedUntil: granted } = user;
  if (subscriptionStatus === "trialing" && daysLeft > 0) {
    const part = daysLeft <= LAST_TRIAL_DAYS ? String(daysLeft) : "early";
    return user.cancelAtPeriodEnd
      ? [{ kind: "trial", key: `trial cancelled ${part}`, daysLeft, isCanceled: true }]
      : [{ kind: "trial", key: `trial ${part}`, daysLeft }];
  }
  if (subscriptionStatus === "active" && user.subscriptionPlan !== "free") {
    const until = user.cancelAtPeriodEnd ? user.currentPeriodEnd : null;
    return until === null ? [] : [{ kind: "ending", key: `ending ${until}`, until }];
  }
  return granted === null ? [] : [{ kind: "grant", key: `grant ${granted}`, until: granted }];
}

/** Returns the notices to a family without Premium: a failed payment, the number of used links, and the referral. */
function listFreeBanners(user: UserView, used: LinkUsage): PlanBanner[] {
  const isUnpaid = user.subscriptionStatus === "past_due";
  const unpaid: PlanBanner = { kind: "unpaid", key: `unpaid ${user.currentPeriodEnd}` };
  const referral: PlanBanner = { kind: "referral", key: "referral" };
  if (used === "unknown") return [isUnpaid ? unpaid : referral];
  const links: PlanBanner = {
    kind: "links",
    key: used === "pending" ? LINK_LIMIT_LOADING_KEY : `links ${used}`,
    used: used === "pending" ? null : used,
    limit: FREE_LINK_LIMIT,
    offersTrial: user.canStartTrial,
  };
  return isUnpaid ? [unpaid, links] : [links, referral];
}

type BannerContent = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  link: string;
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(getLocale(), { month: "long", day: "numeric" });

/** Returns the icon and the texts of a plan notice. `child` is the name of the selected kid. */
export function getPlanBannerContent(banner: PlanBanner, child: string): BannerContent {
  switch (banner.kind) {
    case "trial":
      return {
        Icon: IconSparkles,
        title: words.trialDaysLeftTitle(banner.daysLeft),
        text: banner.isCanceled ? words.canceledTrialMessage() : words.choosePlanMessage(),
        link: banner.isCanceled ? words.resumePremiumLink() : words.viewPlansLink(),
      };
    case "grant":
      return {
        Icon: IconSparkles,
        title: words.grantedPremiumTitle(day(banner.until)),
        text: words.grantedPremiumMessage(),
        link: words.viewPlanLink(),
      };
    case "ending":
      return {
        Icon: IconSparkles,
        title: words.premiumEndTitle(formatDate(banner.until)),
        text: words.premiumEndMessage(),
        link: words.viewPlanLink(),
      };
    case "unpaid":
      return {
        Icon: IconCreditCard,
        title: words.paymentFailedTitle(),
        text: words.paymentFailedMessage(),
        link: words.updatePaymentCardLink(),
      };
    case "links":
      return {
        Icon: IconLink,
        title: words.linkUsageTitle(banner.used, banner.limit),
        text:
          (banner.used ?? 0) < banner.limit
            ? words.linkUsageMessage()
            : words.linkLimitMessage(child),
        link: banner.offersTrial ? words.startTrialLink() : premiumLink(),
      };
    case "referral":
      return {
        Icon: IconGift,
        title: words.referralTitle(),
        text: words.referralMessage(),
        link: words.referralLink(),
      };
  }
}
