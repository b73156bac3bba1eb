import type { LedgerSum } from "@giftling/domain/hub/ledger";
import type { Currency } from "@giftling/domain/money/currency";
import { defineMessage } from "../define-message.ts";
import { formatMoney } from "../money.ts";

const contributed = defineMessage({
  en: (total: string) => `${total} contributed`,
  es: (total) => `${total} en aportes`,
});
const withUnconfirmed = defineMessage({
  en: (total: string, open: string) => `${total} in all, ${open} of it not confirmed yet`,
  es: (total, open) => `${total} en total, ${open} sin confirmar`,
});
export const unconfirmedAmountNote = defineMessage({
  en: (dollars: string) => `${dollars} not confirmed yet`,
  es: (dollars) => `${dollars} sin confirmar`,
});

/** Formats a sum, such as "$25.30 in all, $0.20 of it not confirmed yet". Returns null for a sum of zero. */
export function formatLedgerSum(
  { total, unconfirmed }: LedgerSum,
  currency?: Currency,
): string | null {
  if (total === 0) return null;
  return unconfirmed === 0
    ? contributed(formatMoney(total, currency))
    : withUnconfirmed(formatMoney(total, currency), formatMoney(unconfirmed, currency));
}
