import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { hubAccessColumns, visibleHubCondition } from "../access/hub-access.ts";
import { createId } from "../core/ids.ts";
import { deletedKidPictureCondition } from "../kids/deleted-kids.ts";
import { buildTimestamp, purchasedUnitCondition } from "../wishlist/units.ts";

/** Stores the row of a family's picture. `width` and `height` are in pixels. `bytes` is the total size of the files. */
export async function insertPicture(
  db: Executor,
  familyId: string,
  storageKey: string,
  facts: { width: number; height: number; bytes: number },
): Promise<{ id: string }> {
  const id = createId();
  await db.insert(pictures).values({ id, familyId, storageKey, ...facts });
  return { id };
}

/**
 * Returns the total bytes of a family's pictures. Pictures without a recorded size count as zero. Excludes the pictures
 * of deleted wishes, because the family cannot delete these pictures (rule: picture-room).
 */
export async function sumPictureBytes(db: Executor, familyId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)::float8` })
    .from(pictures)
    .where(
      and(
        eq(pictures.familyId, familyId),
        sql`not exists (
          select 1 from ${wishlistItems}
          where ${wishlistItems.pictureId} = ${pictures.id} and ${wishlistItems.deletedAt} is not null)`,
      ),
    );
  return row?.bytes ?? 0;
}

/**
 * Returns the ID of a picture. Returns null if the picture does not exist or belongs to another family
 * (rule: pictures).
 */
export async function findFamilyPicture(db: Executor, familyId: string, storageKey: string) {
  const [row] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.familyId, familyId), eq(pictures.storageKey, storageKey)));
  return row?.id ?? null;
}

/** Returns whether a row of `pictures` references a stored file. A referenced file must not be deleted. */
export async function hasPictureRow(db: Executor, storageKey: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.storageKey, storageKey))) > 0;
}

/**
 * Returns the data that determines who can see a stored file. Returns null for an unused file and for a picture of a
 * deleted kid. `hubAccess.isShown` states whether the hub shows the picture to visitors. `isOnThankYou` states whether
 * a thank-you's page shows the picture, and `isOnGift` whether a gift's private page does. While the hub is taken down,
 * `isOnThankYou` and `isOnGift` are false (rule: gift-pass).
 */
export async function findPictureAccess(db: Executor, storageKey: string, now: Date) {
  const isHiddenPhoto = sql`not ${families.showsPhoto} and exists (select 1 from ${kids} where ${eq(kids.avatarId, pictures.id)})`;
  // Visitors can see the picture of a wish with free units. A hold has no time of arrival.
  const isSurprise = sql`exists (
    select 1 from ${wishlistItems} join ${kids} on ${eq(kids.id, wishlistItems.kidId)} and ${kids.keepsSurprises}
    where ${eq(wishlistItems.pictureId, pictures.id)} and (
      select count(*) >= ${wishlistItems.quantity} and bool_or(${purchases.receivedAt} is null)
      from ${purchases} where ${eq(purchases.itemId, wishlistItems.id)}
        and (${purchasedUnitCondition} or ${purchases.reservedUntil} > ${buildTimestamp(now)})))`;
  const ofWish = sql`select 1 from ${wishlistItems} where ${eq(wishlistItems.pictureId, pictures.id)}`;
  const isOnList = eq(wishlistItems.state, "shown");
  const isOffList = sql`exists (${ofWish}) and not exists (${ofWish} and ${isOnList})`;
  const isGiven = sql`exists (
    select 1 from ${wishlistItems} join ${purchases} on ${eq(purchases.itemId, wishlistItems.id)}
    where ${eq(wishlistItems.pictureId, pictures.id)} and not ${purchases.isByParent})`;
  const [row] = await db
    .select({
      hubAccess: {
        ...hubAccessColumns,
        isShown: sql<boolean>`${visibleHubCondition} and not (${isHiddenPhoto}) and not ${isSurprise} and not (${isOffList})`,
      },
      isClosed: sql<boolean>`${isNotNull(families.closedAt)}`,
      isOnGift: sql<boolean>`${isNull(families.takenDownAt)} and ${isGiven}`,
      isOnThankYou: sql<boolean>`${isNull(families.takenDownAt)} and exists (select 1 from ${thankYous} where ${eq(thankYous.pictureId, pictures.id)})`,
    })
    .from(pictures)
    .innerJoin(families, eq(families.id, pictures.familyId))
    .where(and(eq(pictures.storageKey, storageKey), not(deletedKidPictureCondition)));
  return row ?? null;
}

export async function deletePicture(db: Executor, storageKey: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.storageKey, storageKey));
}
