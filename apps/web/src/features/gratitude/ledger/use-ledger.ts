import type { ContributionView, LedgerThings } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

const none: never[] = [];

/** A kid's ledger and what its entries can belong to, as far as they were read (rule: one-ledger). Asks for nothing. */
export function useLedger(kidId: string): {
  entries: readonly ContributionView[];
  things: LedgerThings;
} {
  const known = { enabled: false } as const;
  const entries = trpc.gratitude.contributions.useQuery({ kidId }, known).data ?? none;
  const paymentLinks = trpc.links.listPayment.useQuery({ kidId }, known).data ?? none;
  const wishlist = trpc.wishlist.list.useQuery({ kidId }, known).data ?? none;
  return { entries, things: { paymentLinks, wishlist } };
}
