import type { ContactKid } from "@giftling/db/queries/hub/supporters";
import { joinNames } from "../templates/words.ts";

/** A kid that a contact asked for. */
export type AskedKid = Pick<
  ContactKid,
  "firstName" | "wantsNews" | "wantsReminders" | "hasBirthday"
>;

/** What a contact asked for, or gets, as parts of a sentence; null for what it did not ask for. */
export type AskedFor = {
  /** "news of Emma and Theo" */
  news: string | null;
  /** "a reminder before Emma's birthday": once a year, and of a day without a birthday "big day". */
  reminders: string | null;
};

/** In words, with only the names that `isNamed` lets through: a mail to an address that has not said yes names few. */
export function askedFor(
  kids: readonly AskedKid[],
  isNamed: (name: string) => boolean = () => true,
): AskedFor {
  const named = kids.filter(({ firstName }) => isNamed(firstName));
  const news = named.filter((kid) => kid.wantsNews).map(({ firstName }) => firstName);
  const days = named
    .filter((kid) => kid.wantsReminders)
    .map(({ firstName, hasBirthday }) => `${firstName}'s ${hasBirthday ? "birthday" : "big day"}`);
  return {
    news: kids.some((kid) => kid.wantsNews) ? `news of ${joinNames(news) || "a family"}` : null,
    reminders: kids.some((kid) => kid.wantsReminders)
      ? `a reminder before ${joinNames(days) || "a child's birthday"}`
      : null,
  };
}

/** "news of Emma and a reminder before Emma's birthday"; empty for nothing. */
export const askedWords = ({ news, reminders }: AskedFor): string =>
  [news, reminders].filter((part) => part !== null).join(" and ");
