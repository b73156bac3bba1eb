import { DAY_MS } from "@giftling/domain";
import * as words from "@giftling/messages/common";
import { getLocale } from "@giftling/messages/language";

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** Formats a day in the reader's time zone: "Today", "Yesterday", "March 14", or "March 14, 2024" in another year. */
export function formatRelativeDate(timestamp: string, now: Date): string {
  const moment = new Date(timestamp);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (daysAgo === 0) return words.todayLabel();
  if (daysAgo === 1) return words.yesterdayLabel();
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(getLocale(), {
    month: "long",
    day: "numeric",
    year: isThisYear ? undefined : "numeric",
  });
}

/** Formats a date with its year in the reader's time zone, such as "February 19, 2027". */
export function formatDate(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(getLocale(), {
    month: "long",
    day: "numeric",
    year: "numeric",
  });
}

/** Formats an end time in the reader's time zone: "3:40 PM today", or "Nov 25, 3:40 PM" on another day. */
export function formatEndTime(timestamp: string, now: Date): string {
  const moment = new Date(timestamp);
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (startOfDay(moment) === startOfDay(now)) {
    return words.todayAtTimeLabel(moment.toLocaleTimeString(getLocale(), time));
  }
  return moment.toLocaleString(getLocale(), { month: "short", day: "numeric", ...time });
}
