import { and, eq, gt, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { contributions } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { visibleGiftCondition } from "./gift-access.ts";

const removal = sql<
  "put-away" | "deleted"
>`case when ${wishlistItems.deletedAt} is null then 'put-away' else 'deleted' end`;

const removedCondition = or(
  isNotNull(wishlistItems.deletedAt),
  eq(wishlistItems.state, "put-away"),
);

/**
 * Returns the given gifts and open holds whose wish a parent archived or deleted. Omits received gifts, whose pages do
 * not mention a removed wish (rule: deleted-wish).
 */
export async function listRemovedGifts(db: Executor, ids: readonly string[], now: Date) {
  const valid = ids.filter((id) => validate(id));
  if (valid.length === 0) return [];
  const units = db
    .select({ id: purchases.id, removal })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(
      and(
        inArray(purchases.id, valid),
        not(purchases.isByParent),
        isNull(purchases.receivedAt),
        or(isNull(purchases.reservedUntil), gt(purchases.reservedUntil, now)),
        removedCondition,
        visibleGiftCondition,
      ),
    );
  const sums = db
    .select({ id: contributions.id, removal })
    .from(contributions)
    .innerJoin(wishlistItems, eq(wishlistItems.id, contributions.wishlistItemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(inArray(contributions.id, valid), removedCondition, visibleGiftCondition));
  return units.unionAll(sums);
}
