import type { ContributionView, HubView } from "@giftling/domain";

/** What the hub tells of a child's ledger: confirmed dollars by type (rule: hidden-amounts). */
export function confirmedSums(
  contributions: readonly ContributionView[],
): HubView["contributedByType"] {
  const sumOf = (type: ContributionView["type"]) =>
    contributions
      .filter((entry) => entry.type === type && entry.status === "confirmed")
      .reduce((sum, entry) => sum + entry.amount, 0);
  return { "529": sumOf("529"), other: sumOf("other") };
}
