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

/** Puts what a write answered into the shown hub, so that nothing is read again (rule: client-cache). */
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
    /** A gift that was bought, or put back on the list. */
    replaceItem: (item: WishlistItemView) => {
      change((current) => {
        const before = current.wishlist.find(({ id }) => id === item.id);
        const known = new Set(before?.gifts.map(({ id }) => id));
        const left = new Set(item.gifts.map(({ id }) => id));
        const now = { ...item, isOnWall: true };
        // Its buyer knows what it was; who looks at the wall with them is not to (rule: surprises).
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
      // A wish says nothing of the gifts that are a surprise, so only the server knows which is left.
      if (hub.keepsSurprises) void refresh();
    },
    /** A gift that isn't on the list (rule: other-gifts). */
    addGift: ({ id, label, giverName, isAnonymous, givenAt }: RecordedGiftView) =>
      change((current) => ({
        ...current,
        gifts: [
          { id, giverName, isAnonymous, isByParent: false, giftName: label, givenAt },
          ...current.gifts.filter((other) => other.id !== id),
        ],
      })),
    /** What a supporter reported; its amount stays with the family but for an activity's sum (rule: hidden-amounts). */
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
    /** Reads the hub again: somebody else changed it. */
    refresh,
  };
}

/** Changes the totals by what was added to the lists or taken from them: the lists are not whole (rule: hub-lists). */
function recount(before: HubView, after: HubView): HubView {
  const [was, is] = [totalsOf(before), totalsOf(after)];
  return {
    ...after,
    wallTotal: before.wallTotal + is.wallTotal - was.wallTotal,
    giversTotal: before.giversTotal + is.giversTotal - was.giversTotal,
  };
}
