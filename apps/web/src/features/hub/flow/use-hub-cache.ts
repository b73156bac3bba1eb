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

/** Applies the responses of writes to the cached hub, without another read (rule: client-cache). */
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
    /** Applies a bought or undone wish. */
    replaceItem: (item: WishlistItemView) => {
      change((current) => {
        const before = current.wishlist.find(({ id }) => id === item.id);
        const known = new Set(before?.gifts.map(({ id }) => id));
        const left = new Set(item.gifts.map(({ id }) => id));
        const now = { ...item, isOnWall: true };
        // The buyer knows the gift; others who look at the wall must not (rule: surprises).
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
      // A surprise's gifts are hidden, so only the server knows which remain.
      if (hub.keepsSurprises) void refresh();
    },
    /** Applies a gift that is not on the list (rule: other-gifts). */
    addGift: ({ id, label, giverName, isAnonymous, givenAt }: RecordedGiftView) =>
      change((current) => ({
        ...current,
        gifts: [
          { id, giverName, isAnonymous, isByParent: false, giftName: label, givenAt },
          ...current.gifts.filter((other) => other.id !== id),
        ],
      })),
    /** Applies a reported contribution. Its amount is hidden except in an activity's sum (rule: hidden-amounts). */
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
    /** Loads the hub again after somebody else changed it. */
    refresh,
  };
}

/** Adjusts the totals by the difference of the lists, which are incomplete (rule: hub-lists). */
function recount(before: HubView, after: HubView): HubView {
  const [was, is] = [totalsOf(before), totalsOf(after)];
  return {
    ...after,
    wallTotal: before.wallTotal + is.wallTotal - was.wallTotal,
    giversTotal: before.giversTotal + is.giversTotal - was.giversTotal,
  };
}
