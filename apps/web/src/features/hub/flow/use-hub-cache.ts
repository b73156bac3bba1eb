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

/** Returns functions that apply the responses of writes to the cached hub. The hub is not loaded again (rule: client-cache). */
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
    /** Applies a wish that was bought, held or undone. */
    replaceItem: (item: WishlistItemView) => {
      change((current) => {
        const before = current.wishlist.find(({ id }) => id === item.id);
        const known = new Set(before?.gifts.map(({ id }) => id));
        const left = new Set(item.gifts.map(({ id }) => id));
        const now = { ...item, isOnWall: true };
        // The buyer knows the gift, but other people who look at the wall must not (rule: surprises).
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
      // The gifts of a surprise are hidden, so only the server can return the remaining gifts.
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
    /** Applies a reported contribution. Its amount is hidden, except in the sum of an activity (rule: hidden-amounts). */
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
    /** Loads the hub again, after somebody else has changed the hub. */
    refresh,
  };
}

/**
 * Returns the changed hub with adjusted totals. The lists are incomplete, so the totals change by the difference between
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
