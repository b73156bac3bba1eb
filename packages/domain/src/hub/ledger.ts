import type { ContributionType } from "../gifts/kinds/schema.ts";
import { findFirstLinkOfType, type PaymentLinkType } from "../links/rules.ts";
import { centsToDollars, dollarsToCents } from "../money/rules.ts";
import type { ContributionView } from "../thank-yous/schema.ts";
import type { HubView } from "./schema.ts";

export type LedgerSum = { total: number; unconfirmed: number };

/**
 * Place of a ledger entry: a link, an activity or "other". Each entry belongs to exactly one place (rule: one-ledger).
 */
export type LedgerPlace =
  | { kind: "link"; id: string }
  | { kind: "activity"; id: string }
  | { kind: "other" };

/** A kid's payment links and wishes, which determine the link or the wish that a ledger entry belongs to. */
type LedgerPlaceFacts = {
  paymentLinks: readonly { id: string; type: PaymentLinkType; priorityOrder: number | null }[];
  wishlist: readonly { id: string; isActivity: boolean }[];
};

type Entry = Pick<
  ContributionView,
  "amount" | "type" | "status" | "paymentLinkId" | "wishlistItemId"
>;

/**
 * Returns the place of a ledger entry: the payment link, or else the activity. A 529 entry with neither a link nor an
 * activity belongs to the 529 link with the lowest priority slot. Any other entry belongs to "other" (rule:
 * one-ledger).
 */
export function getLedgerPlace(
  entry: Omit<Entry, "amount" | "status">,
  { paymentLinks, wishlist }: LedgerPlaceFacts,
): LedgerPlace {
  const { paymentLinkId, wishlistItemId } = entry;
  if (paymentLinkId !== null && paymentLinks.some(({ id }) => id === paymentLinkId)) {
    return { kind: "link", id: paymentLinkId };
  }
  if (
    wishlistItemId !== null &&
    wishlist.some(({ id, isActivity }) => isActivity && id === wishlistItemId)
  ) {
    return { kind: "activity", id: wishlistItemId };
  }
  const plan = entry.type === "529" ? findFirstLinkOfType(paymentLinks, "529") : undefined;
  return plan === undefined ? { kind: "other" } : { kind: "link", id: plan.id };
}

/**
 * Returns the sum of the reported and confirmed ledger entries, without dismissed entries (rule: contribution-totals).
 */
export function sumLedgerEntries(entries: readonly Pick<Entry, "amount" | "status">[]): LedgerSum {
  const cents = (status: Entry["status"]) =>
    entries.reduce(
      (sum, entry) => sum + (entry.status === status ? dollarsToCents(entry.amount) : 0),
      0,
    );
  const unconfirmed = cents("reported");
  return {
    total: centsToDollars(cents("confirmed") + unconfirmed),
    unconfirmed: centsToDollars(unconfirmed),
  };
}

/** Returns the sum of the ledger entries that belong to `place` (rule: one-ledger). */
export function getLedgerPlaceSum(
  place: LedgerPlace,
  entries: readonly Entry[],
  things: LedgerPlaceFacts,
): LedgerSum {
  const isThere = (other: LedgerPlace) =>
    other.kind === place.kind &&
    (other.kind === "other" || place.kind === "other" || other.id === place.id);
  return sumLedgerEntries(entries.filter((entry) => isThere(getLedgerPlace(entry, things))));
}

/**
 * Returns the sums of confirmed contributions by type, in dollars. Visitors can see these sums (rule: hidden-amounts).
 */
export function sumConfirmedContributionsByType(
  entries: readonly Pick<Entry, "amount" | "type" | "status">[],
): HubView["contributedByType"] {
  const sum = (type: ContributionType) =>
    sumLedgerEntries(entries.filter((one) => one.type === type && one.status === "confirmed"))
      .total;
  return { "529": sum("529"), other: sum("other") };
}
