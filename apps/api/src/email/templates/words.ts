import { isLinkLike } from "@giftling/domain";
import { dayOfYear, utcDay } from "@giftling/messages/dates";

/** "March 14" */
export const formatDay = (day: Date): string => dayOfYear(day.getUTCMonth() + 1, day.getUTCDate());

/** "March 14, 2027" */
export const formatDate = (day: Date): string => utcDay(day.toISOString());

/** A stranger's word for a mail to a parent: null for one that a mail program may make a link of. */
export const plainWord = (word: string | null): string | null =>
  word === null || isLinkLike(word) ? null : word;

/** The names that no mail program makes a link of (rule: unconfirmed-mail). */
export const plainNames = (names: readonly string[]): string[] =>
  names.filter((name) => !isLinkLike(name));
