import type { FundingAmount } from "@giftling/domain/hub/sections";
import type { Currency } from "@giftling/domain/money/currency";
import type { ReportedFunding } from "@giftling/domain/wishlist/group-gift";
import { defineMessage } from "../define-message.ts";
import { formatMoney } from "../money.ts";

const contributed = defineMessage({
  en: (dollars: string) => `${dollars} contributed`,
  es: (dollars) => `Se han aportado ${dollars}`,
});
const needed = defineMessage({
  en: (dollars: string) => `${dollars} needed`,
  es: (dollars) => `Faltan ${dollars}`,
});
export const fullyFundedStatus = defineMessage({ en: "Fully funded", es: "Ya se reunió todo" });
export const fundingProgressStatus = defineMessage({
  en: (received: string, goal: string) => `${received} of ${goal}`,
  es: (received, goal) => `${received} de ${goal}`,
});
export const fundingBarAriaLabel = defineMessage({
  en: (gift: string) => `${gift}: funded`,
  es: (gift) => `${gift}: lo reunido`,
});
export const fundingNeededStatus = defineMessage({
  en: (needed: string, goal: string) => `${needed} needed of ${goal}`,
  es: (needed, goal) => `Faltan ${needed} de ${goal}`,
});
export const fundingGoalLabel = defineMessage({
  en: (goal: string) => `Goal: ${goal}`,
  es: (goal) => `Meta: ${goal}`,
});

/** Formats the funding on a priority's card, such as "$40 needed". Returns null for a card without funding. */
export function formatFundingStatus(
  funded: FundingAmount | null,
  currency?: Currency,
): string | null {
  if (funded === null) return null;
  const dollars = formatMoney(funded.dollars, currency);
  if (funded.kind === "contributed") return contributed(dollars);
  return funded.dollars === 0 ? fullyFundedStatus() : needed(dollars);
}

const reported = defineMessage({
  en: (total: string, goal: string, received: string) =>
    `${total} of ${goal} so far, ${received} confirmed`,
  es: (total, goal, received) => `${total} de ${goal} hasta ahora, ${received} confirmados`,
});

/** Formats the funding of an activity with unconfirmed contributions, such as "$25 of $200 so far, $10 confirmed". */
export const formatReportedFunding = (
  { total, goal, received }: ReportedFunding,
  currency?: Currency,
): string =>
  reported(
    formatMoney(total, currency),
    formatMoney(goal, currency),
    formatMoney(received, currency),
  );

const left = defineMessage({
  en: (remaining: number, quantity: number) => `${remaining} of ${quantity} left`,
  es: (remaining, quantity) =>
    `${remaining === 1 ? "queda" : "quedan"} ${remaining} de ${quantity}`,
});

/** Formats a wish's available units, such as "2 of 3 left". Returns null for one or unlimited units (rule: pieces). */
export function formatUnitsLeft({
  quantity,
  remaining,
}: {
  quantity: number | null;
  remaining: number | null;
}): string | null {
  if (quantity === null || quantity === 1 || remaining === null) return null;
  return left(remaining, quantity);
}
