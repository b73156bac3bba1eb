import { type Currency, DEFAULT_CURRENCY } from "@giftling/domain/money/currency";
import { formatDollars } from "@giftling/domain/money/format-dollars";
import { getLanguage } from "./language.ts";

/**
 * Formats an amount in a family's currency, such as "$29.50", "€30" or "30 €". Cents appear only if they are not zero.
 * US dollars, the default, are formatted without `Intl` (rule: currency).
 */
export function formatMoney(amount: number, currency: Currency | undefined): string {
  if (currency === undefined || currency === DEFAULT_CURRENCY) return formatDollars(amount);
  const digits = Math.round(amount * 100) % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(getLanguage(), {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
