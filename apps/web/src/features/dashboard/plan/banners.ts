import { FREE_LINK_LIMIT, type UserView } from "@giftling/domain";

/** One notice above a child's dashboard (rule: plan-banners). `key` is what dismissing it is remembered by. */
export type Banner =
  | {
      kind: "trial";
      key: string;
      daysLeft: number;
      /** Ends by itself, unless it is resumed. */
      isCancelled?: true;
    }
  | { kind: "grant"; key: string; until: string }
  /** Cancelled: Premium to the end of what was paid for (rule: subscription-end). */
  | { kind: "ending"; key: string; until: string }
  | { kind: "unpaid"; key: string }
  /** `used` is null while the lists are on the way. */
  | {
      kind: "links";
      key: string;
      used: number | null;
      limit: number;
      /** The free trial is still there: the way to more costs nothing (rule: free-trial). */
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

/** From this many days on the end of a trial is told each day anew. */
const LAST_DAYS = 3;

/** How many links a child has; "unknown" when they could not be read. */
export type LinksUsed = number | "pending" | "unknown";

/** The key of the links' notice before it knows its number: it keeps the place free unless it was put away before. */
export const LINKS_PENDING = "links pending";

/**
 * What to tell a parent about the plan, the weightiest first (rule: plan-banners). A dismissed notice comes back only
 * when it
 * has something new to say: the last days of a trial, one more link. Without billing there is nothing to tell (rule:
 * billing-off).
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

/** What a parent has to know now: nothing is sold before the page was first shared (rule: first-steps). */
function isPressing(banner: Banner): boolean {
  if (banner.kind === "trial") return banner.isCancelled === true || banner.daysLeft <= LAST_DAYS;
  return banner.kind === "ending" || banner.kind === "unpaid";
}

/** How long Premium lasts, where it ends by itself. */
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

/** What the Free plan holds, and what to do for more. */
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
