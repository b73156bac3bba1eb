import { isLinkLike } from "@giftling/domain";

const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 14" */
export const formatDay = (day: Date): string => DAY.format(day);

/** "March 14, 2027" */
export const formatDate = (day: Date): string => DAY_AND_YEAR.format(day);

/** The names that no mail program makes a link of (rule: unconfirmed-mail). */
export const plainNames = (names: readonly string[]): string[] =>
  names.filter((name) => !isLinkLike(name));

/** "Emma", "Emma and Theo", "Emma, Theo and Ana" */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
