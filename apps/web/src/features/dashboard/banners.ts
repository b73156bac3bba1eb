import { FREE_LINK_LIMIT, type UserView } from "@giftling/domain";

/** One notice above a child's dashboard (spec section 2). `key` is what dismissing it is remembered by. */
export type Banner =
  | { kind: "trial"; key: string; daysLeft: number }
  | { kind: "grant"; key: string; until: string }
  | { kind: "links"; key: string; used: number; limit: number }
  | { kind: "referral"; key: string };

type Facts = Pick<
  UserView,
  "isPremium" | "subscriptionPlan" | "subscriptionStatus" | "trialDaysLeft" | "premiumGrantedUntil"
>;

/** From this many days on the end of a trial is told each day anew. */
const LAST_DAYS = 3;

/**
 * What to tell a parent about the plan, the weightiest first (spec section 2). `used` is null until a child's links
 * are there. A dismissed notice comes back only when it has something new to say: the last days of a trial, one more
 * link. Without billing there is nothing to tell (decision D31).
 */
export function bannersFor(user: Facts, used: number | null, billing: boolean): Banner[] {
  if (!billing) return [];
  if (user.isPremium) {
    const { trialDaysLeft: daysLeft, premiumGrantedUntil: until } = user;
    if (user.subscriptionStatus === "trialing" && daysLeft > 0) {
      const part = daysLeft <= LAST_DAYS ? String(daysLeft) : "early";
      return [{ kind: "trial", key: `trial ${part}`, daysLeft }];
    }
    const isPaid = user.subscriptionStatus === "active" && user.subscriptionPlan !== "free";
    return isPaid || until === null ? [] : [{ kind: "grant", key: `grant ${until}`, until }];
  }
  const referral: Banner = { kind: "referral", key: "referral" };
  if (used === null) return [referral];
  const links: Banner = { kind: "links", key: `links ${used}`, used, limit: FREE_LINK_LIMIT };
  return [links, referral];
}
