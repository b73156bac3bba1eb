import type { Currency, ThankYouView } from "@giftling/domain";
import { formatGiver, formatThankYouGift } from "./thank-you-text.ts";

/** Thank-yous for one person's gifts, sent together as one card (rule: one-card-a-person). */
export type ThankYouCard = {
  /** ID of the person or, for an anonymous giver, of the thank-you. */
  id: string;
  thankYous: readonly [ThankYouView, ...ThankYouView[]];
};

/** Groups a kid's thank-yous by person, in the order of each person's first gift. */
export function groupThankYousByPerson(thankYous: readonly ThankYouView[]): ThankYouCard[] {
  const cards = new Map<string, ThankYouCard>();
  for (const thankYou of thankYous) {
    const id = thankYou.personId ?? thankYou.id;
    const others = cards.get(id)?.thankYous;
    cards.set(id, { id, thankYous: others ? [...others, thankYou] : [thankYou] });
  }
  return [...cards.values()];
}

/** Returns the name by which the thank-you card addresses the person. Returns null for an anonymous giver. */
export const getCardRecipientName = ({ thankYous }: ThankYouCard): string | null =>
  thankYous[0].personName ?? thankYous.at(-1)?.contributorName ?? null;

export const canMailThankYouCard = ({ thankYous }: ThankYouCard): boolean => thankYous[0].hasEmail;

/** Returns a thank-you card's entry in the list of recipients. */
export const createCardRecipientEntry = (card: ThankYouCard, currency: Currency | undefined) => ({
  id: card.id,
  label: formatGiver(getCardRecipientName(card)),
  description: [
    card.thankYous.map((one) => formatThankYouGift(one, currency)).join(", "),
    ...(card.thankYous[0].recipient ? [card.thankYous[0].recipient] : []),
  ].join(" · "),
});
