import type { FollowedKid } from "@giftling/db/queries/contacts/contacts";
import { formatNameList } from "@giftling/messages/mail/frame";
import {
  digestMailName,
  formatReminderMailName,
  updatesMailName,
} from "@giftling/messages/mail/subscription-confirmation";

export type FollowedKidFacts = Pick<
  FollowedKid,
  "firstName" | "wantsNews" | "wantsReminders" | "wantsDigest" | "hasBirthday"
>;

/** Subscriptions of a contact as parts of a sentence. A part is null when the contact has no such subscription. */
type SubscriptionPhrases = {
  /** Phrase for a subscription to updates, such as "news of Emma and Theo". */
  news: string | null;
  /** Phrase for a subscription to reminders, such as "a reminder before Emma's birthday". */
  reminders: string | null;
  /** Phrase for a subscription to digests, such as "new ideas for Emma". */
  digest: string | null;
};

/** Returns the phrases for a contact's subscriptions. Omits names that `isNamed` rejects. */
export function getFollowedKidPhrases(
  kids: readonly FollowedKidFacts[],
  isNamed: (name: string) => boolean = () => true,
): SubscriptionPhrases {
  const named = kids.filter(({ firstName }) => isNamed(firstName));
  const news = named.filter((kid) => kid.wantsNews).map(({ firstName }) => firstName);
  const reminders = named.filter((kid) => kid.wantsReminders);
  const digest = named.filter((kid) => kid.wantsDigest).map(({ firstName }) => firstName);
  return {
    news: kids.some((kid) => kid.wantsNews) ? updatesMailName(news) : null,
    reminders: kids.some((kid) => kid.wantsReminders) ? formatReminderMailName(reminders) : null,
    digest: kids.some((kid) => kid.wantsDigest) ? digestMailName(digest) : null,
  };
}

/** Returns a phrase such as "news of Emma and a reminder before Emma's birthday", or "" for no subscriptions. */
export const formatFollowedKidPhrases = ({
  news,
  reminders,
  digest,
}: SubscriptionPhrases): string =>
  formatNameList([news, reminders, digest].filter((part) => part !== null));
