import { isLinkLike } from "@giftling/domain";
import { dayOfYear, utcDay } from "@giftling/messages/dates";

/** "March 14" */
export const formatDay = (day: Date): string => dayOfYear(day.getUTCMonth() + 1, day.getUTCDate());

/** "March 14, 2027" */
export const formatDate = (day: Date): string => utcDay(day.toISOString());

/** The names that no mail program makes a link of (rule: unconfirmed-mail). */
export const plainNames = (names: readonly string[]): string[] =>
  names.filter((name) => !isLinkLike(name));
