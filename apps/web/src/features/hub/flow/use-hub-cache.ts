import {
  getHubTotals,
  type HubView,
  listGiftsOnWall,
  type RecordedGiftView,
  SURPRISE_GIFT_NAME,
  type WishlistItemView,
} from "@giftling/domain";
import type { ProcedureOutput } from "../../../visitor/call-api.ts";
import { useHub } from "./hub-context.ts";

type ReportedContribution = ProcedureOutput<"gratitude", "reportContribution">;

/** Returns functions that apply responses to the shown hub without a reload (rule: client-cache). */
export function useHubCache() {
  const { hub, refresh, ...context } = useHub();
  const change = (edit: (current: HubView) => HubView) =>
    context.change((current) => updateTotals(current, edit(current)));

  return {
    /** Replaces a wish after a purchase, hold or undo. */
    replaceItem: (item: WishlistItemView) => {
      change((current) => {
        const before = current.wishlist.find(({ id }) => id === item.id);
        const known = new Set(before?.gifts.map(({ id }) => id));
        const left = new Set(item.gifts.map(({ id }) => id));
        const now = { ...item, isOnWall: true };
        // Hides a surprise's name on the wall, although the buyer knows the name (rule: surprises).
        const onWall = hub.keepsSurprises ? { ...now, name: SURPRISE_GIFT_NAME } : now;
        return {
          ...current,
          wishlist: current.wishlist.map((other) => (other.id === item.id ? now : other)),
          gifts: [
            ...listGiftsOnWall([onWall]).filter(({ id }) => !known.has(id)),
            ...current.gifts.filter(({ id }) => left.has(id) || !known.has(id)),
          ],
        };
      });
      // Reloads the hub, because the cached hub omits a surprise's earlier gifts. Does not reload while units are on
      // hold, because the reloaded hub would omit a wish that this visitor holds.
      if (hub.keepsSurprises && item.held === 0) refresh();
    },
    /** Adds an off-list gift to the wall (rule: other-gifts). */
    addGift: ({ id, label, giverName, isAnonymous, givenAt }: RecordedGiftView) =>
      change((current) => ({
        ...current,
        gifts: [
          { id, giverName, isAnonymous, isByParent: false, giftName: label, givenAt },
          ...current.gifts.filter((other) => other.id !== id),
        ],
      })),
    /**
     * Adds a reported contribution to the wall, without the amount. The amount is added only to the activity's sum
     * (rule: hidden-amounts).
     */
    addContribution: (
      { id, contributorName, isAnonymous, type, contributedAt }: ReportedContribution,
      to: { wishlistItemId: string | null; amount: number },
    ) =>
      change((current) => ({
        ...current,
        wishlist: current.contributions.some((known) => known.id === id)
          ? current.wishlist
          : current.wishlist.map((item) =>
              item.id === to.wishlistItemId
                ? { ...item, fundingReported: (item.fundingReported ?? 0) + to.amount }
                : item,
            ),
        contributions: [
          { id, contributorName, isAnonymous, amount: null, type, contributedAt },
          ...current.contributions.filter((other) => other.id !== id),
        ],
      })),
  };
}

/**
 * Returns the hub `after` with updated totals. Because the hub's lists are incomplete, each total changes by the
 * difference between `before` and `after` (rule: hub-lists).
 */
function updateTotals(before: HubView, after: HubView): HubView {
  const [was, is] = [getHubTotals(before), getHubTotals(after)];
  return {
    ...after,
    wallTotal: before.wallTotal + is.wallTotal - was.wallTotal,
    giversTotal: before.giversTotal + is.giversTotal - was.giversTotal,
  };
}
