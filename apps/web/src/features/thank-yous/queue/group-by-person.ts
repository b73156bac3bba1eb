import { ANONYMOUS_NAME, type Currency, type ThankYouView } from "@giftling/domain";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatThankYouReason } from "./thank-you-text.ts";

/** Thank-yous of one person, which one card answers (rule: one-card-a-person). */
export type ThankYouCard = {
  /** Id of the person, or of the thank-you of an anonymous giver. */
  id: string;
  thankYous: readonly [ThankYouView, ...ThankYouView[]];
};

/** Groups a kid's thank-yous by their persons, in the order of each person's first gift. */
export function groupByPerson(thankYous: readonly ThankYouView[]): ThankYouCard[] {
  const cards = new Map<string, ThankYouCard>();
  for (const thankYou of thankYous) {
    const id = thankYou.personId ?? thankYou.id;
    const others = cards.get(id)?.thankYous;
    cards.set(id, { id, thankYous: others ? [...others, thankYou] : [thankYou] });
  }
  return [...cards.values()];
}

/** Returns the name that the card's message contains. Null for an anonymous giver. */
export const getCardName = ({ thankYous }: ThankYouCard): string | null =>
  thankYous[0].personName ?? thankYous.at(-1)?.contributorName ?? null;

/** Returns whether a mail reaches the person. */
export const isReachable = ({ thankYous }: ThankYouCard): boolean => thankYous[0].hasEmail;

/** Returns the card as an entry of the list of recipients, with its gifts and the address that gets it. */
export const toRecipientEntry = (card: ThankYouCard, currency: Currency | undefined) => ({
  id: card.id,
  label: getCardName(card) ?? formatGiverName(ANONYMOUS_NAME),
  description: [
    card.thankYous.map((one) => formatThankYouReason(one, currency)).join(", "),
    ...(card.thankYous[0].recipient ? [card.thankYous[0].recipient] : []),
  ].join(" · "),
});
