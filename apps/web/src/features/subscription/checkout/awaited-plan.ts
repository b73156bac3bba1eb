import type { UserView } from "@giftling/domain";
import type { Returned } from "./returns.ts";

/** After this long the page says that it takes longer than usual. */
export const LATE_AFTER_MS = 20_000;

/** The pauses between two looks, in milliseconds: quick at first, for most answers are there at once. */
export const PAUSES_MS = [500, 1_000, 2_000, 3_000, 4_000, 4_000, 4_000] as const;

type Facts = Pick<UserView, "subscriptionStatus" | "trialDaysLeft">;

/** Whether what was bought has arrived. What a parent had before, such as a running trial, isn't it (rule: checkout). */
export function hasArrived(user: Facts, bought: Exclude<Returned, "portal">): boolean {
  if (user.subscriptionStatus === "active") return true;
  return bought === "trial" && user.subscriptionStatus === "trialing" && user.trialDaysLeft > 0;
}
