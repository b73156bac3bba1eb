import { trpc } from "../../../trpc.ts";

const none: never[] = [];

/**
 * Returns a kid's cached ledger entries. `things` contains the payment links and wishes that the entries refer to.
 * Sends no request (rule: one-ledger).
 */
export function useLedger(kidId: string) {
  const known = { enabled: false } as const;
  const entries = trpc.gratitude.contributions.useQuery({ kidId }, known).data ?? none;
  const paymentLinks = trpc.links.listPayment.useQuery({ kidId }, known).data ?? none;
  const wishlist = trpc.wishlist.list.useQuery({ kidId }, known).data ?? none;
  return { entries, things: { paymentLinks, wishlist } };
}
