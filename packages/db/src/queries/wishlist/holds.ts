import { and, gt, inArray, isNotNull, lte } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";

/** How many of these are open holds at that moment (rule: holds). */
export async function countOpenHolds(
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const known = ids.filter((id) => validate(id));
  if (known.length === 0) return 0;
  return db.$count(purchases, and(inArray(purchases.id, known), gt(purchases.reservedUntil, now)));
}

/** The holds of an item, or the one with that id, locked for the transaction; their ids. The caller holds the item's kid. */
export async function lockHolds(tx: Executor, itemId: string, holdId?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        idIs(purchases.itemId, itemId),
        isNotNull(purchases.reservedUntil),
        holdId === undefined ? undefined : idIs(purchases.id, holdId),
      ),
    )
    .for("update");
  return rows.map(({ id }) => id);
}

/**
 * Deletes holds that ended; returns how many (rule: holds). Holds that another transaction has locked are left to it, so that
 * this statement never waits. A trigger notifies the caches of their hubs.
 */
export async function deleteEndedHolds(db: Executor, now: Date): Promise<number> {
  const ended = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(lte(purchases.reservedUntil, now))
    .for("update", { skipLocked: true });
  const rows = await db
    .delete(purchases)
    .where(inArray(purchases.id, ended))
    .returning({ id: purchases.id });
  return rows.length;
}
