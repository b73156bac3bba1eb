import type { ContactKid } from "@giftling/db/queries/hub/supporters";
import { newsOf, reminderBefore } from "@giftling/messages/mail/asked";
import { namesOf } from "@giftling/messages/mail/frame";

/** A kid that a contact subscribed to. */
export type AskedKid = Pick<
  ContactKid,
  "firstName" | "wantsNews" | "wantsReminders" | "hasBirthday"
>;

/** A contact's subscriptions as parts of a sentence. Null for what it is not subscribed to. */
export type AskedFor = {
  /** Phrase such as "news of Emma and Theo". */
  news: string | null;
  /** Phrase such as "a reminder before Emma's birthday", or "big day" without a birthday. */
  reminders: string | null;
};

/**
 * Returns the subscriptions in words, with only the names that `isNamed` accepts. A mail to an unconfirmed address contains
 * few.
 */
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

/** Returns the phrase "news of Emma and a reminder before Emma's birthday". Empty without subscriptions. */
export const askedWords = ({ news, reminders }: AskedFor): string =>
  namesOf([news, reminders].filter((part) => part !== null));
