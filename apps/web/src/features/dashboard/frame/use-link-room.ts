import { canAddLink, linksUsed } from "@giftling/domain";
import { useCallback } from "react";
import { trpc } from "../../../trpc.ts";

/**
 * Returns a function that returns whether the plan has room for another link of the kid. The function returns true while
 * the kid's lists are loading (rule: free-limits).
 */
export function useLinkLimitCheck(kidId: string, isPremium: boolean): () => boolean {
  const { links, wishlist } = trpc.useUtils();
  return useCallback(() => {
    const input = { kidId };
    const payment = links.listPayment.getData(input);
    const registry = links.listRegistry.getData(input);
    const items = wishlist.list.getData(input);
    if (!payment || !registry || !items) return true;
    const used = linksUsed({
      paymentLinks: payment.length,
      registryLinks: registry.length,
      activities: items.filter((item) => item.isActivity).length,
    });
    return canAddLink(used, isPremium);
  }, [kidId, isPremium, links, wishlist]);
}
