import type { GiftPageView } from "@giftling/domain/gifts/schema";
import { defineMessage } from "../define-message.ts";
import { formatMoney } from "../money.ts";

const giftFor = defineMessage({
  en: (child: string) => `A gift for ${child}`,
  es: (child) => `Un regalo para ${child}`,
});
const sumFor = defineMessage({
  en: (sum: string, child: string) => `${sum} for ${child}`,
  es: (sum, child) => `${sum} para ${child}`,
});

/** Returns the heading of a gift's page: the amount, or the name of a gift without an amount (rule: gift-pass). */
export const getGiftPageTitle = ({
  label,
  amount,
  currency,
  childFirstName,
}: Pick<GiftPageView, "label" | "amount" | "currency" | "childFirstName">): string =>
  amount === null
    ? (label ?? giftFor(childFirstName))
    : sumFor(formatMoney(amount, currency), childFirstName);
