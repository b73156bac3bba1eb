import type { LedgerSum } from "@giftling/domain/hub/ledger";
import { formatDollars } from "@giftling/domain/money/rules";
import { defineMessage } from "../define-message.ts";

const contributed = defineMessage({
  en: (total: string) => `${total} contributed`,
  es: (total) => `${total} en aportes`,
});
const withUnconfirmed = defineMessage({
  en: (total: string, open: string) => `${total} contributed, ${open} not confirmed yet`,
  es: (total, open) => `${total} en aportes, ${open} sin confirmar`,
});
export const unconfirmedAmountNote = defineMessage({
  en: (dollars: string) => `${dollars} not confirmed yet`,
  es: (dollars) => `${dollars} sin confirmar`,
});

/** Formats a sum, such as "$25.30 contributed, $0.20 not confirmed yet". Null for a sum of zero. */
export function formatLedgerSum({ total, unconfirmed }: LedgerSum): string | null {
  if (total === 0) return null;
  return unconfirmed === 0
    ? contributed(formatDollars(total))
    : withUnconfirmed(formatDollars(total), formatDollars(unconfirmed));
}
