import type { UserView } from "@giftling/domain";
import type { ReturnPurpose } from "./returns.ts";

/** Time after which the page reports that the purchase takes unusually long, in milliseconds. */
export const PURCHASE_DELAY_MS = 20_000;

/** Delays between polls, in milliseconds. The first ones are short, because most purchases arrive at once. */
export const POLL_DELAYS_MS = [500, 1_000, 2_000, 3_000, 4_000, 4_000, 4_000] as const;

type Facts = Pick<UserView, "subscriptionStatus" | "trialDaysLeft">;

/** Returns whether the purchase has arrived. A previous plan, such as a running trial, does not count (rule: checkout). */
export function hasPurchaseArrived(user: Facts, bought: Exclude<ReturnPurpose, "portal">): boolean {
  if (user.subscriptionStatus === "active") return true;
  return bought === "trial" && user.subscriptionStatus === "trialing" && user.trialDaysLeft > 0;
}
