import { FREE_LINK_LIMIT, type UserView } from "@giftling/domain";

/** One notice above a child's dashboard (spec section 2). `key` is what dismissing it is remembered by. */
export type Banner =
  | { kind: "trial"; key: string; daysLeft: number }
  | { kind: "grant"; key: string; until: string }
  /** Cancelled: Premium to the end of what was paid for (D6). */
  | { kind: "ending"; key: string; until: string }
  | { kind: "unpaid"; key: string }
  /** `used` is null while the lists are on the way. */
  | {
      kind: "links";
      key: string;
      used: number | null;
      limit: number;
      /** The free trial is still there: the way to more costs nothing (D3). */
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
 * What to tell a parent about the plan, the weightiest first (spec section 2). A dismissed notice comes back only when it has something new to say: the last days of a trial, one more
 * link. Without billing there is nothing to tell (decision D31).
 */
export function bannersFor(user: Facts, used: LinksUsed, billing: boolean): Banner[] {
  if (!billing) return [];
  if (user.isPremium) {
    const { trialDaysLeft: daysLeft, premiumGrantedUntil: until } = user;
    if (user.subscriptionStatus === "trialing" && daysLeft > 0) {
      const part = daysLeft <= LAST_DAYS ? String(daysLeft) : "early";
      return [{ kind: "trial", key: `trial ${part}`, daysLeft }];
    }
    const isPaid = user.subscriptionStatus === "active" && user.subscriptionPlan !== "free";
    if (isPaid) return endingOf(user);
    return until === null ? [] : [{ kind: "grant", key: `grant ${until}`, until }];
  }
  const referral: Banner = { kind: "referral", key: "referral" };
  const unpaid: Banner = { kind: "unpaid", key: `unpaid ${user.currentPeriodEnd}` };
  if (used === "unknown") return [user.subscriptionStatus === "past_due" ? unpaid : referral];
  const isPending = used === "pending";
  const links: Banner = {
    kind: "links",
    key: isPending ? LINKS_PENDING : `links ${used}`,
    used: isPending ? null : used,
    limit: FREE_LINK_LIMIT,
    offersTrial: user.canStartTrial,
  };
  return user.subscriptionStatus === "past_due" ? [unpaid, links] : [links, referral];
}

function endingOf({ cancelAtPeriodEnd, currentPeriodEnd: until }: Facts): Banner[] {
  if (!cancelAtPeriodEnd || until === null) return [];
  return [{ kind: "ending", key: `ending ${until}`, until }];
}
