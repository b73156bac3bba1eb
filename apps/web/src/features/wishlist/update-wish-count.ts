import type { AnalyticsView } from "@giftling/domain";

/** Returns the statistics after a wish was added or removed. A removal leaves the daily numbers unchanged. */
export function updateWishCount(totals: AnalyticsView, step: 1 | -1): AnalyticsView {
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
