import { StripeApiError } from "./problem.ts";
import type { Subscription, SubscriptionItem } from "./wire.ts";

/** Length of a day in seconds. */
export const DAY_SECONDS = 86_400;

/** Days between the attempts to charge an open invoice. */
export const RETRY_DAYS = 3;

/** Number of failed payment attempts after which a subscription ends. */
export const MAX_PAYMENT_ATTEMPTS = 4;

/** Returns the only item of a subscription. */
export function getSubscriptionItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item)
    throw new StripeApiError(500, "The subscription is for nothing", { type: "api_error" });
  return item;
}

export function getSubscriptionCost(subscription: Subscription): number {
  const { price, quantity = 1 } = getSubscriptionItem(subscription);
  return (price.unit_amount ?? 0) * quantity;
}

/** Returns the time one period after `start`. If the target month is too short for the day, returns its last day. */
export function addPeriod(
  start: number,
  recurring: { interval: string; interval_count: number } | null,
): number {
  const { interval, interval_count: count } = recurring ?? { interval: "month", interval_count: 1 };
  if (interval === "day" || interval === "week") {
    return start + count * (interval === "day" ? 1 : 7) * DAY_SECONDS;
  }
  const from = new Date(start * 1_000);
  const months = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1_000);
}
