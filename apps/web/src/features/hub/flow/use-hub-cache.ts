import {
  giftsOnWall,
  type HubView,
  type RecordedGiftView,
  SURPRISE_NAME,
  totalsOf,
  type WishlistItemView,
} from "@giftling/domain";
import { type RouterOutputs, trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

type ReportedContribution = RouterOutputs["gratitude"]["reportContribution"];

/** Returns functions that apply responses to the cached hub without loading the hub again (rule: client-cache). */
export function useHubCache() {
  const { hub } = useHub();
  const utils = trpc.useUtils();
  const input = { familyUrl: hub.familyUrl, kidId: hub.kid.id };
  const change = (edit: (current: HubView) => HubView) =>
    utils.hub.kid.setData(input, (current) =>
      current === undefined ? current : recount(current, edit(current)),
    );

  const refresh = () => utils.hub.kid.invalidate(input);

  return {
    /** Applies a wish after its purchase, hold or undo. */
    replaceItem: (item: WishlistItemView) => {
      change((current) => {
        const before = current.wishlist.find(({ id }) => id === item.id);
        const known = new Set(before?.gifts.map(({ id }) => id));
        const left = new Set(item.gifts.map(({ id }) => id));
        const now = { ...item, isOnWall: true };
        // The buyer knows the name of a surprise, but the wall must not show it (rule: surprises).
        const onWall = hub.keepsSurprises ? { ...now, name: SURPRISE_NAME } : now;
        return {
          ...current,
          wishlist: current.wishlist.map((other) => (other.id === item.id ? now : other)),
          gifts: [
            ...giftsOnWall([onWall]).filter(({ id }) => !known.has(id)),
            ...current.gifts.filter(({ id }) => left.has(id) || !known.has(id)),
          ],
        };
      });
      // The cached hub does not contain the gifts of surprises, so the remaining gifts must be loaded.
      if (hub.keepsSurprises) void refresh();
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
     * Adds a reported contribution to the wall. Its amount appears only in the sum of its activity
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
    /** Loads the hub again, for use after another visitor has changed it. */
    refresh,
  };
}

/**
 * Returns `after` with updated totals. The cached lists are incomplete, so each total changes by the difference between
 * the lists (rule: hub-lists).
 */
function recount(before: HubView, after: HubView): HubView {
  const [was, is] = [totalsOf(before), totalsOf(after)];
  return {
    ...after,
    wallTotal: before.wallTotal + is.wallTotal - was.wallTotal,
    giversTotal: before.giversTotal + is.giversTotal - was.giversTotal,
  };
}
