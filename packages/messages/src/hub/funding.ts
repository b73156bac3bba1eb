import type { FundingAmount } from "@giftling/domain/hub/sections";
import { formatDollars } from "@giftling/domain/money/rules";
import type { ReportedFunding } from "@giftling/domain/wishlist/group-gift";
import { defineMessage } from "../define-message.ts";

const contributed = defineMessage({
  en: (dollars: string) => `${dollars} contributed`,
  es: (dollars) => `Se han aportado ${dollars}`,
});
const needed = defineMessage({
  en: (dollars: string) => `${dollars} needed`,
  es: (dollars) => `Faltan ${dollars}`,
});
const full = defineMessage({ en: "Fully funded", es: "Ya se reunió todo" });

/** Formats the funding of a Top Priorities card, such as "$40 needed". Null for a card without funding. */
export function formatFundingStatus(funded: FundingAmount | null): string | null {
  if (funded === null) return null;
  const dollars = formatDollars(funded.dollars);
  if (funded.kind === "contributed") return contributed(dollars);
  return funded.dollars === 0 ? full() : needed(dollars);
}

const reported = defineMessage({
  en: (received: string, more: string, goal: string) =>
    `${received} confirmed, ${more} more reported, of ${goal}`,
  es: (received, more, goal) => `${received} confirmados y ${more} más avisados, de ${goal}`,
});

/** Formats the funding of an activity that has unconfirmed contributions. */
export const formatReportedFunding = (funding: ReportedFunding): string =>
  reported(
    formatDollars(funding.received),
    formatDollars(funding.reported),
    formatDollars(funding.goal),
  );

const left = defineMessage({
  en: (remaining: number, quantity: number) => `${remaining} of ${quantity} left`,
  es: (remaining, quantity) =>
    `${remaining === 1 ? "queda" : "quedan"} ${remaining} de ${quantity}`,
});

/**
 * Formats the number of units left, such as "2 of 3 left". Null for a wish of one unit or of unlimited units
 * (rule: pieces).
 */
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
