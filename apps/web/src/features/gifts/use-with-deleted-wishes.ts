import type { OwnWishlistItem } from "@giftling/domain";
import { trpc } from "../../trpc.ts";

/**
 * Returns the given wishes of a kid with the deleted wishes that have gifts. Sends no request if the statistics count
 * none. Returns undefined while wishes are loading. A wish that was deleted after `wishes` had loaded is listed once
 * (rule: deleted-wish).
 */
export function useWithDeletedWishes(
  kidId: string,
  wishes: readonly OwnWishlistItem[] | undefined,
): readonly OwnWishlistItem[] | undefined {
  const { data: figures } = trpc.kids.analytics.useQuery({ kidId }, { retryOnMount: false });
  const enabled = figures?.deletedWishes !== undefined;
  const { data: deleted, isError } = trpc.wishlist.deleted.useQuery({ kidId }, { enabled });
  if (!enabled || isError || wishes === undefined) return wishes;
  const known = new Set(wishes.map(({ id }) => id));
  return deleted && [...wishes, ...deleted.filter(({ id }) => !known.has(id))];
}
