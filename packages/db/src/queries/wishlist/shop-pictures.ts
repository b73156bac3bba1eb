import { and, asc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";

/** Marks the given wishes' picture fetches from shops' pages as pending. */
export async function markPicturesPending(tx: Executor, itemIds: readonly string[]): Promise<void> {
  await tx
    .update(wishlistItems)
    .set({ pictureFetch: "pending" })
    .where(inArray(wishlistItems.id, [...itemIds]));
}

/**
 * Returns a wish with a pending picture fetch, or null. `url` is null for a wish with a picture or without a URL, and
 * for a closed account.
 */
export async function findWishWithPendingPicture(db: Executor, itemId: string) {
  const [row] = await db
    .select({
      kidId: wishlistItems.kidId,
      familyId: families.id,
      url: sql<
        string | null
      >`case when ${wishlistItems.pictureId} is null and ${families.closedAt} is null then ${wishlistItems.url} end`,
    })
    .from(wishlistItems)
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(equalsId(wishlistItems.id, itemId), eq(wishlistItems.pictureFetch, "pending")));
  return row ?? null;
}

/**
 * Stores the picture of a wish. Changes nothing and returns false if the wish's picture or URL has changed since the
 * fetch started.
 */
export async function storeShopPicture(
  tx: Executor,
  itemId: string,
  { url, pictureId }: { url: string; pictureId: string },
): Promise<boolean> {
  const { count } = await tx
    .update(wishlistItems)
    .set({ pictureId, pictureFetch: "done" })
    .where(
      and(
        eq(wishlistItems.id, itemId),
        eq(wishlistItems.pictureFetch, "pending"),
        eq(wishlistItems.url, url),
        isNull(wishlistItems.pictureId),
      ),
    );
  return count > 0;
}

export async function endPictureFetch(db: Executor, itemId: string): Promise<void> {
  await db
    .update(wishlistItems)
    .set({ pictureFetch: "done" })
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.pictureFetch, "pending")));
}

const others = alias(wishlistItems, "others");

/**
 * Clears the finished picture fetches of a kid's wishes, unless another fetch is pending. Must be called after the
 * commit of each fetch, so that the last concurrent fetch clears the state of all wishes. Requires `lockKid`, because a
 * parent's transaction that has locked one wish can wait for another wish.
 */
export async function clearFinishedPictureFetches(tx: Executor, kidId: string): Promise<void> {
  const finished = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(
      and(
        eq(wishlistItems.kidId, kidId),
        eq(wishlistItems.pictureFetch, "done"),
        notExists(
          tx
            .select({ id: others.id })
            .from(others)
            .where(and(eq(others.kidId, kidId), eq(others.pictureFetch, "pending"))),
        ),
      ),
    )
    .orderBy(asc(wishlistItems.id))
    .for("no key update");
  await tx
    .update(wishlistItems)
    .set({ pictureFetch: null })
    .where(inArray(wishlistItems.id, finished));
}
