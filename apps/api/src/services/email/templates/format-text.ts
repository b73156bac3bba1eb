import { isLinkLikeText } from "@giftling/domain";
import { formatMonthDay, formatUtcDate } from "@giftling/messages/dates";

/** Formats a month and day, such as "March 14". */
export const formatDay = (day: Date): string =>
  formatMonthDay(day.getUTCMonth() + 1, day.getUTCDate());

/** Formats a date, such as "March 14, 2027". */
export const formatDate = (day: Date): string => formatUtcDate(day.toISOString());

/** Returns a visitor's text for a mail to a parent. Returns null for text that mail programs could turn into a link. */
export const omitLinkLikeText = (word: string | null): string | null =>
  word === null || isLinkLikeText(word) ? null : word;

/** Returns the elements of `names` that mail programs could not turn into links (rule: unconfirmed-mail). */
export const omitLinkLikeNames = (names: readonly string[]): string[] =>
  names.filter((name) => !isLinkLikeText(name));
