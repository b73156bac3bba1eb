import { giftForKidLabel } from "@giftling/messages/dashboard/inbox";
import { formatMoney } from "@giftling/messages/money";
import { getGiftTypeLabel } from "@giftling/messages/thank-yous/queue";
import { useCurrency } from "../../../access/use-currency.ts";
import { formatThankYouReason } from "../../thank-yous/queue/thank-you-text.ts";
import { useDashboard } from "../dashboard-context.ts";
import type { InboxGift } from "./inbox-gifts.ts";

/** Returns a function that formats a gift, such as "Wooden train" or "$30 · 529 gift". */
export function useGiftFormatter() {
  const currency = useCurrency();
  return ({ thankYou, contribution, pendingEntry }: InboxGift): string => {
    if (thankYou !== null) return formatThankYouReason(thankYou, currency);
    if (contribution !== null) return formatMoney(contribution.amount, currency);
    return pendingEntry?.giftLabel ?? getGiftTypeLabel("contribution");
  };
}

/** Returns a function that formats a gift, with the kid's name in a family with several kids. */
export function useKidGiftFormatter() {
  const { kids, kid: selected } = useDashboard();
  const formatGift = useGiftFormatter();
  return (gift: InboxGift): string => {
    // Falls back to the selected kid if another parent has just deleted the gift's kid.
    const { firstName } = kids.find(({ id }) => id === gift.kidId) ?? selected;
    return kids.length > 1 ? giftForKidLabel(formatGift(gift), firstName) : formatGift(gift);
  };
}
