import * as words from "@giftling/messages/analytics/clicks";
import { getLocale } from "@giftling/messages/language";

/** Formats a number of clicks, such as "1 click" or "1,204 clicks". */
export const formatClickCount = (clicks: number): string =>
  words.clickCountLabel(clicks, clicks.toLocaleString(getLocale()));

/** Formats a UTC day, such as "March 14". Ignores the reader's time zone. */
export function formatChartDate(day: string, month: "long" | "short" = "long"): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(getLocale(), {
    month,
    day: "numeric",
    timeZone: "UTC",
  });
}

/**
 * Returns the maximum of the click chart's scale. `most`, the highest number of clicks on a day, is rounded up to the
 * next of 2, 4, 10, 20, 40, 100 and so on. The maximum is even, because the chart also labels the middle of the scale.
 */
export function getChartScaleMax(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const top = [2, 4, 10].map((step) => step * ten).find((step) => step >= most);
    if (top !== undefined) return top;
  }
}

/**
 * Returns the index of a day in a chart of `count` days. `share` is the horizontal position, as a fraction (0 to 1) of
 * the chart's width.
 */
export function getChartDayIndex(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
