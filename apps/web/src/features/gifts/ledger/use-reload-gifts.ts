import { trpc } from "../../../trpc.ts";

/** Returns a function that refetches a kid's wishlist, thank-you queue, wall and statistics after a gift was added. */
export function useReloadGifts(kidId: string): () => Promise<unknown> {
  const { wishlist, gratitude, kids } = trpc.useUtils();
  return () =>
    Promise.all([
      wishlist.list.invalidate({ kidId }),
      gratitude.pendingThankYous.invalidate({ kidId }),
      gratitude.wall.invalidate({ kidId }),
      kids.analytics.invalidate({ kidId }),
    ]);
}
