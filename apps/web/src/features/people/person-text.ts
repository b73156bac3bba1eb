import type { Currency, KidView, PersonGiftView, PersonView } from "@giftling/domain";
import { foldText } from "@giftling/domain/text/rules";
import { formatMoney } from "@giftling/messages/money";
import * as words from "@giftling/messages/people/people";
import { isThankYouUnwritten } from "../gifts/life/gift-stage.ts";
import { formatThankYouGift } from "../thank-yous/queue/thank-you-text.ts";

const NAMED_GIFTS = 2;

/** Formats a person's gift, such as "Wooden train" or "$30 · 529 gift". */
export const formatPersonGift = (
  { contributionType, amount, giftLabel }: PersonGiftView,
  currency?: Currency,
): string =>
  formatThankYouGift({ contributionType, contributionAmount: amount, giftLabel }, currency);

/** Returns a short summary of a person's gifts, such as "Train, $50 and 2 more". */
export function summarizeGifts(gifts: readonly PersonGiftView[], currency?: Currency): string {
  const named = gifts
    .slice(0, NAMED_GIFTS)
    .map((gift) =>
      gift.amount === null ? formatPersonGift(gift, currency) : formatMoney(gift.amount, currency),
    );
  return words.giftSummaryLabel(named, gifts.length - named.length);
}

export const listFollowedKidNames = ({ follows }: PersonView, kids: readonly KidView[]): string[] =>
  kids.filter(({ id }) => follows.some(({ kidId }) => kidId === id)).map((kid) => kid.firstName);

/** Returns the people that match the filter and all typed words. Searches names, addresses, gifts and notes. */
export function filterPeople(
  people: readonly PersonView[],
  filter: words.PeopleFilter,
  typed: string,
): PersonView[] {
  const sought = foldText(typed).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    if (filter === "thank" && !person.gifts.some(isThankYouUnwritten)) return false;
    if (filter === "follow" && person.follows.length === 0) return false;
    const text = foldText(
      [
        person.name,
        ...person.otherNames,
        ...person.addresses.map(({ email }) => email ?? ""),
        ...person.gifts.map((gift) => formatPersonGift(gift)),
        person.note ?? "",
      ].join(" "),
    );
    return sought.every((word) => text.includes(word));
  });
}
