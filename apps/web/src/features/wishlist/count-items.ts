import type { AnalyticsView } from "@giftling/domain";

/** Returns the figures after an item was added or removed. A new one counts for today; the day of an old one is unknown. */
export function withItems(totals: AnalyticsView, step: 1 | -1): AnalyticsView {
  const last = totals.daily.length - 1;
  return {
    ...totals,
    wishlistItems: totals.wishlistItems + step,
    daily:
      step < 0
        ? totals.daily
        : totals.daily.map((day, index) =>
            index === last ? { ...day, wishlistItems: day.wishlistItems + step } : day,
          ),
  };
}
