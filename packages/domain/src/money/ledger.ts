import type { ContributionType } from "../gratitude/kinds/schema.ts";
import type { ContributionView } from "../gratitude/schema.ts";
import type { HubView } from "../hub/schema.ts";
import type { PaymentLinkType } from "../links/rules.ts";
import { centsFromDollars, dollarsFromCents } from "./rules.ts";

/** Money of a kid's ledger in dollars: what counts, and the part of it that the parent has not confirmed. */
export type LedgerSum = { total: number; unconfirmed: number };

/** Where an entry of the ledger belongs: to exactly one of these (rule: one-ledger). */
export type LedgerPlace =
  | { kind: "link"; id: string }
  | { kind: "activity"; id: string }
  | { kind: "other" };

/** The things of a kid that an entry can belong to. */
export type LedgerThings = {
  paymentLinks: readonly { id: string; type: PaymentLinkType; priorityOrder: number | null }[];
  wishlist: readonly { id: string; isActivity: boolean }[];
};

type Entry = Pick<
  ContributionView,
  "amount" | "type" | "status" | "paymentLinkId" | "wishlistItemId"
>;

/**
 * Where an entry belongs (rule: one-ledger): to the link that it came by, else to the activity that it was for, else, for a
 * 529, to the kid's 529 link, the one with the lowest slot of several. What belongs to none of them is "other".
 */
export function ledgerPlace(
  entry: Omit<Entry, "amount" | "status">,
  { paymentLinks, wishlist }: LedgerThings,
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
  const slot = (link: LedgerThings["paymentLinks"][number]) => link.priorityOrder ?? 4;
  const plan =
    entry.type === "529"
      ? paymentLinks.filter(({ type }) => type === "529").sort((a, b) => slot(a) - slot(b))[0]
      : undefined;
  return plan === undefined ? { kind: "other" } : { kind: "link", id: plan.id };
}

/** The sum of some entries: reported and confirmed count, dismissed do not (rule: contribution-totals). */
export function ledgerSum(entries: readonly Pick<Entry, "amount" | "status">[]): LedgerSum {
  const cents = (status: Entry["status"]) =>
    entries.reduce(
      (sum, entry) => sum + (entry.status === status ? centsFromDollars(entry.amount) : 0),
      0,
    );
  const unconfirmed = cents("reported");
  return {
    total: dollarsFromCents(cents("confirmed") + unconfirmed),
    unconfirmed: dollarsFromCents(unconfirmed),
  };
}

/** The sum of what belongs to one place of the ledger (rule: one-ledger). */
export function ledgerSumOf(
  place: LedgerPlace,
  entries: readonly Entry[],
  things: LedgerThings,
): LedgerSum {
  const isThere = (other: LedgerPlace) =>
    other.kind === place.kind &&
    (other.kind === "other" || place.kind === "other" || other.id === place.id);
  return ledgerSum(entries.filter((entry) => isThere(ledgerPlace(entry, things))));
}

/** What strangers are told of a ledger: confirmed dollars by type (rule: hidden-amounts). */
export function confirmedByType(
  entries: readonly Pick<Entry, "amount" | "type" | "status">[],
): HubView["contributedByType"] {
  const sum = (type: ContributionType) =>
    ledgerSum(entries.filter((one) => one.type === type && one.status === "confirmed")).total;
  return { "529": sum("529"), other: sum("other") };
}
