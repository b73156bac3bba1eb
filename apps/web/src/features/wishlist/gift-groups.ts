import type { ParentGiftView, ParentWishlistItemView } from "@giftling/domain";
import { giverLabel, unitCountLabel } from "@giftling/messages/wishlist/rows";
import { formatInlineGiver } from "./wish-status.ts";

/** Groups the gifts of a wish, preserving the order. Gifts that a parent recorded together form one group. */
export function groupGiftsRecordedTogether(
  gifts: readonly ParentGiftView[],
): [ParentGiftView, ...ParentGiftView[]][] {
  const groups = new Map<string, [ParentGiftView, ...ParentGiftView[]]>();
  for (const gift of gifts) {
    const key = gift.isByParent ? gift.givenAt : gift.id;
    const group = groups.get(key);
    if (group) group.push(gift);
    else groups.set(key, [gift]);
  }
  return [...groups.values()];
}

/**
 * Returns the gifts that have not arrived as `given`. Returns the shown wishes without gifts or holds, except
 * activities, as `over` (rule: after-the-day).
 */
export function groupWishesByGiftStatus(items: readonly ParentWishlistItemView[]) {
  const given = items.flatMap(({ name, gifts }) =>
    groupGiftsRecordedTogether(gifts.filter(({ receivedAt }) => receivedAt === null)).map(
      (group) => {
        const [gift] = group;
        const giver = giverLabel(formatInlineGiver(gift));
        return {
          id: gift.id,
          giftIds: group.map(({ id }) => id),
          label: name,
          description: group.length > 1 ? unitCountLabel(giver, group.length) : giver,
        };
      },
    ),
  );
  const over = items.filter(
    ({ state, isActivity, gifts, holds }) =>
      state === "shown" && !isActivity && gifts.length + holds.length === 0,
  );
  return { given, over };
}
