import { and, desc, eq, gt, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { premiumColumns, visibleHubCondition } from "../access/hub-access.ts";
import { lockRows } from "../core/ids.ts";
import { visibleGiftCondition } from "./gift-access.ts";

const MAX_GIFTS = 200;

/** Returns the SQL condition that the giver entered the given e-mail address with a hold. Ignores letter case. */
const hasGiverEmail = (email: string) =>
  and(isNotNull(purchases.giverEmail), sql`lower(${purchases.giverEmail}) = lower(${email})`);

const isOpenAt = (now: Date) =>
  or(isNull(purchases.reservedUntil), gt(purchases.reservedUntil, now));

/** Stores the e-mail address entered with a hold, in the transaction that records the hold (rule: hold-link). */
export async function setGiverEmail(tx: Executor, id: string, giverEmail: string): Promise<void> {
  await tx.update(purchases).set({ giverEmail }).where(eq(purchases.id, id));
}

/**
 * Returns the contents of the mail with the link to a hold, or to the purchase made from the hold. Returns null if the
 * hold has ended, its e-mail address was deleted, or the giver cannot see the hub (rule: hold-link).
 */
export async function findGiftForGiverLinkMail(db: Executor, id: string, now: Date) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({ family: premiumColumns })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(
      and(
        eq(purchases.id, id),
        isNotNull(purchases.giverEmail),
        isOpenAt(now),
        visibleGiftCondition,
      ),
    );
  return row ?? null;
}

/**
 * Returns the open holds with the given e-mail address, and the purchases made from such holds, newest first. Excludes
 * gifts at hidden hubs and the gifts in `exceptIds` (rule: my-gifts).
 */
export async function listGiftsByGiverEmail(
  db: Executor,
  { email, exceptIds, now }: { email: string; exceptIds: readonly string[]; now: Date },
) {
  return db
    .select({
      familyId: families.id,
      currency: families.currency,
      childFirstName: kids.firstName,
      label: wishlistItems.name,
      giftId: purchases.id,
      givenAt: purchases.purchasedAt,
      reservedUntil: purchases.reservedUntil,
    })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(
      and(
        hasGiverEmail(email),
        isOpenAt(now),
        visibleHubCondition,
        exceptIds.length === 0 ? undefined : notInArray(purchases.id, [...exceptIds]),
      ),
    )
    .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
    .limit(MAX_GIFTS);
}

/** Deletes an e-mail address from holds and purchases (rule: address-deletion). */
export async function deleteGiverEmail(tx: Executor, email: string): Promise<void> {
  await lockRows(tx, purchases, hasGiverEmail(email), "no key update");
  await tx.update(purchases).set({ giverEmail: null }).where(hasGiverEmail(email));
}
