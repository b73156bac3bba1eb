import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { doorColumns, type HubDoor, isHubShown } from "../hub/door.ts";
import { isBought } from "../wishlist/pieces.ts";

/** Stores a picture of a parent: its size in pixels, and the bytes of its files. */
export async function insertPicture(
  db: Executor,
  familyId: string,
  storageKey: string,
  facts: { width: number; height: number; bytes: number },
): Promise<{ id: string }> {
  const [row] = await db
    .insert(pictures)
    .values({ familyId, storageKey, ...facts })
    .returning({ id: pictures.id });
  if (!row) throw new Error("The picture was not stored");
  return row;
}

/** Returns the total bytes of a parent's pictures. Pictures stored before sizes were recorded count as zero. */
export async function sumPictureBytes(db: Executor, familyId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)::float8` })
    .from(pictures)
    .where(eq(pictures.familyId, familyId));
  return row?.bytes ?? 0;
}

/** Returns the id of a parent's own picture. Null when it is missing or belongs to another parent (rule: pictures). */
export async function findOwnPicture(
  db: Executor,
  familyId: string,
  storageKey: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.familyId, familyId), eq(pictures.storageKey, storageKey)));
  return row?.id ?? null;
}

/** Returns true while a row references the stored file, which then must not be deleted. */
export async function isPictureKept(db: Executor, storageKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.storageKey, storageKey))
    .limit(1);
  return rows.length > 0;
}

/** Facts that determine who may see a stored file. */
export type PictureDoor = {
  /**
   * Access of its family's hub. `isShown` is also false while the account is closed or hides photos, and for a surprise, a
   * draft or an archived wish.
   */
  door: HubDoor;
  isClosed: boolean;
  /** True when it is enclosed with a thank-you whose page is visible (rule: thank-you-drawing). */
  isOnThankYou: boolean;
  /** Whether a unit of its wish is given or held, so that the giver can read its page (rule: gift-pass). */
  isOnGift: boolean;
};

/** Returns the facts that determine who may see a stored file. Null when no row references it. */
export async function findPictureDoor(
  db: Executor,
  storageKey: string,
): Promise<PictureDoor | null> {
  const isHiddenPhoto = sql`not ${families.showsPhoto} and exists (select 1 from ${kids} where ${eq(kids.avatarId, pictures.id)})`;
  // The picture of an open wish is on the list, whatever was given of it.
  const isSurprise = sql`exists (
    select 1 from ${wishlistItems} join ${kids} on ${eq(kids.id, wishlistItems.kidId)} and ${kids.keepsSurprises}
    where ${eq(wishlistItems.pictureId, pictures.id)} and (
      select count(*) >= ${wishlistItems.quantity} and bool_or(${purchases.receivedAt} is null)
      from ${purchases} where ${eq(purchases.itemId, wishlistItems.id)} and ${isBought}))`;
  const ofWish = sql`select 1 from ${wishlistItems} where ${eq(wishlistItems.pictureId, pictures.id)}`;
  const isOnList = eq(wishlistItems.state, "shown");
  const isOffList = sql`exists (${ofWish}) and not exists (${ofWish} and ${isOnList})`;
  const isGiven = sql`exists (
    select 1 from ${wishlistItems} join ${purchases} on ${eq(purchases.itemId, wishlistItems.id)}
    where ${eq(wishlistItems.pictureId, pictures.id)} and not ${purchases.isByParent})`;
  const [row] = await db
    .select({
      door: {
        ...doorColumns,
        isShown: sql<boolean>`${isHubShown} and not (${isHiddenPhoto}) and not ${isSurprise} and not (${isOffList})`,
      },
      isClosed: sql<boolean>`${isNotNull(families.closedAt)}`,
      isOnGift: sql<boolean>`${isNull(families.takenDownAt)} and ${isGiven}`,
      isOnThankYou: sql<boolean>`${isNull(families.takenDownAt)} and exists (select 1 from ${thankYous} where ${eq(thankYous.pictureId, pictures.id)})`,
    })
    .from(pictures)
    .innerJoin(families, eq(families.id, pictures.familyId))
    .where(eq(pictures.storageKey, storageKey));
  return row ?? null;
}

/** Deletes a picture whose file could not be stored. */
export async function deletePicture(db: Executor, storageKey: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.storageKey, storageKey));
}
