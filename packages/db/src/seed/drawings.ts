import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { kids, wishlistItems } from "../schema/index.ts";
import { seedKids } from "./content.ts";

/** Function that stores an SVG drawing as a picture of a family, and returns the picture's ID. */
export type StoreDrawingCallback = (familyId: string, svg: Buffer) => Promise<string>;

/**
 * Stores the drawings of the seeded kids and wishes. Must be called after the family's commit, because storing a
 * picture locks the family in a separate transaction.
 */
export async function addSeedPictures(
  db: Database,
  familyId: string,
  storeDrawing: StoreDrawingCallback,
) {
  const store = async (drawing: string) =>
    storeDrawing(familyId, await readFile(join(import.meta.dirname, "drawings", `${drawing}.svg`)));
  for (const { profile, drawing, wishlist } of seedKids) {
    const [kid] = await db
      .update(kids)
      .set({ avatarId: await store(drawing) })
      .where(and(eq(kids.familyId, familyId), eq(kids.firstName, profile.firstName)))
      .returning({ id: kids.id });
    if (!kid) throw new Error("The seeded child was not stored");
    for (const wish of wishlist) {
      if (!wish.drawing) continue;
      await db
        .update(wishlistItems)
        .set({ pictureId: await store(wish.drawing) })
        .where(and(eq(wishlistItems.kidId, kid.id), eq(wishlistItems.name, wish.name)));
    }
  }
}
