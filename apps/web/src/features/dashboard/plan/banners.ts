import { FREE_LINK_LIMIT, type UserView } from "@giftling/domain";

/** Notice above a child's dashboard (rule: plan-banners). `key` identifies its dismissal. */
export type Banner =
  | {
      kind: "trial";
      key: string;
      daysLeft: number;
      /** Ends by itself unless it is resumed. */
      isCancelled?: true;
    }
  | { kind: "grant"; key: string; until: string }
  /** Canceled: Premium until the end of the paid period (rule: subscription-end). */
  | { kind: "ending"; key: string; until: string }
  | { kind: "unpaid"; key: string }
  /** `used` is null while the lists are loading. */
  | {
      kind: "links";
      key: string;
      used: number | null;
      limit: number;
      /** Whether the free trial is still available (rule: free-trial). */
      offersTrial: boolean;
    }
  | { kind: "referral"; key: string };

type Facts = Pick<
  UserView,
  | "isPremium"
  | "subscriptionPlan"
  | "subscriptionStatus"
  | "trialDaysLeft"
  | "premiumGrantedUntil"
  | "canStartTrial"
  | "cancelAtPeriodEnd"
  | "currentPeriodEnd"
>;

/** Number of last days on which the end of a trial is announced each day. */
const LAST_DAYS = 3;

/** Number of links of a child; "unknown" when they could not be loaded. */
export type LinksUsed = number | "pending" | "unknown";

/** Key of the links notice before its number is known. It reserves its space unless it was dismissed before. */
export const LINKS_PENDING = "links pending";

/**
 * Returns the notices about the plan, the most important first (rule: plan-banners). A dismissed notice returns only with
 * new content: the last days of a trial, another link. Returns none without billing.
 */
export function bannersFor(
  user: Facts,
  used: LinksUsed,
  { billing, isShared }: { billing: boolean; isShared: boolean },
): Banner[] {
  if (!billing) return [];
  const banners = user.isPremium ? premiumBanners(user) : freeBanners(user, used);
  return isShared ? banners : banners.filter(isPressing);
}

/** Returns whether a notice is urgent. Nothing is sold before the page was first shared (rule: first-steps). */
function isPressing(banner: Banner): boolean {
  if (banner.kind === "trial") return banner.isCancelled === true || banner.daysLeft <= LAST_DAYS;
  return banner.kind === "ending" || banner.kind === "unpaid";
}

/** Returns the notices about the end of Premium. */
function premiumBanners(user: Facts): Banner[] {
  const { subscriptionStatus, trialDaysLeft: daysLeft, premiumGrantedUntil: granted } = user;
  if (subscriptionStatus === "trialing" && daysLeft > 0) {
    const part = daysLeft <= LAST_DAYS ? String(daysLeft) : "early";
    return user.cancelAtPeriodEnd
      ? [{ kind: "trial", key: `trial cancelled ${part}`, daysLeft, isCancelled: true }]
      : [{ kind: "trial", key: `trial ${part}`, daysLeft }];
  }
  if (subscriptionStatus === "active" && user.subscriptionPlan !== "free") {
    const until = user.cancelAtPeriodEnd ? user.currentPeriodEnd : null;
    return until === null ? [] : [{ kind: "ending", key: `ending ${until}`, until }];
  }
  return granted === null ? [] : [{ kind: "grant", key: `grant ${granted}`, until: granted }];
}

/** Returns the notices about the Free plan's limits, and how to extend them. */
function freeBanners(user: Facts, used: LinksUsed): Banner[] {
  const isUnpaid = user.subscriptionStatus === "past_due";
  const unpaid: Banner = { kind: "unpaid", key: `unpaid ${user.currentPeriodEnd}` };
  const referral: Banner = { kind: "referral", key: "referral" };
  if (used === "unknown") return [isUnpaid ? unpaid : referral];
  const links: Banner = {
    kind: "links",
    key: used === "pending" ? LINKS_PENDING : `links ${used}`,
    used: used === "pending" ? null : used,
    limit: FREE_LINK_LIMIT,
    offersTrial: user.canStartTrial,
  };
  return isUnpaid ? [unpaid, links] : [links, referral];
}
