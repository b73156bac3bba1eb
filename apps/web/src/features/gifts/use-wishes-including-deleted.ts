import type { ParentWishlistItemView } from "@giftling/domain";
import { trpc } from "../../trpc.ts";

/**
 * Returns `wishes` and the kid's deleted wishes that have gifts, without duplicates. Requests the deleted wishes only
 * if the statistics count such wishes. Returns undefined while wishes are loading (rule: deleted-wish).
 */
export function useWishesIncludingDeleted(
  kidId: string,
  wishes: readonly ParentWishlistItemView[] | undefined,
): readonly ParentWishlistItemView[] | undefined {
  const { data: figures } = trpc.kids.analytics.useQuery({ kidId }, { retryOnMount: false });
  const enabled = figures?.deletedWishes !== undefined;
  const { data: deleted, isError } = trpc.wishlist.deleted.useQuery({ kidId }, { enabled });
  if (!enabled || isError || wishes === undefined) return wishes;
  const known = new Set(wishes.map(({ id }) => id));
  return deleted && [...wishes, ...deleted.filter(({ id }) => !known.has(id))];
}
