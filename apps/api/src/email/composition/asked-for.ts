import type { ContactKid } from "@giftling/db/queries/hub/supporters";
import { newsOf, reminderBefore } from "@giftling/messages/mail/asked";
import { namesOf } from "@giftling/messages/mail/frame";

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
  const reminders = named.filter((kid) => kid.wantsReminders);
  return {
    news: kids.some((kid) => kid.wantsNews) ? newsOf(news) : null,
    reminders: kids.some((kid) => kid.wantsReminders) ? reminderBefore(reminders) : null,
  };
}

/** "news of Emma and a reminder before Emma's birthday"; empty for nothing. */
export const askedWords = ({ news, reminders }: AskedFor): string =>
  namesOf([news, reminders].filter((part) => part !== null));
