import type { AnalyticsView } from "@giftling/domain";

/** The figures after an item came or went: a new one is today's, an old one was of a day that we don't know. */
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
