import type { StripePaymentMethod } from "./objects.ts";

/** Last four digits of the test card that is declined when it is added. Stripe uses the same number. */
const DECLINED_AT_ONCE = "0002";
const DECLINED_LATER = "0341";
const DISPUTED = "0259";

/** Returns the reason why a charge to a card is declined, or null. A charge without a card is declined. */
export function getDeclineReason(card: StripePaymentMethod | undefined): string | null {
  if (!card) return "This customer has no attached payment source or default payment method.";
  const isDeclined = [DECLINED_AT_ONCE, DECLINED_LATER].includes(card.card.last4);
  return isDeclined ? "Your card was declined." : null;
}

export const isDisputedCard = (card: StripePaymentMethod | undefined): boolean =>
  card?.card.last4 === DISPUTED;

/** Returns whether a card is declined when it is added. `last4` is the last four digits of its number. */
export const isDeclinedCard = (last4: string): boolean => last4 === DECLINED_AT_ONCE;

/** Returns the last four digits of one of Stripe's test payment methods, such as "pm_card_visa". */
export function getTestCardLast4(name: string): string | undefined {
  return {
    pm_card_visa: "4242",
    pm_card_chargeDeclined: DECLINED_AT_ONCE,
    pm_card_chargeCustomerFail: DECLINED_LATER,
    pm_card_createDispute: DISPUTED,
  }[name];
}
