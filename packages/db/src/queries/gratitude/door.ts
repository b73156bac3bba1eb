import { and, asc, eq, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { isWaiting } from "./thank-you-queue.ts";

/**
 * Approves the names of these entries of a kid's wall, a purchase by its own id or its item's; ids of others, and names that do
 * not wait, change nothing (rule: approved-names). The caller holds `lockKid`.
 */
export async function approveNames(
  tx: Executor,
  kidId: string,
  ids: readonly string[],
): Promise<void> {
  const known = ids.filter((id) => validate(id));
  if (known.length === 0) return;
  const items = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.kidId, kidId));
  await tx
    .update(purchases)
    .set({ isNameApproved: true })
    .where(
      and(
        inArray(purchases.itemId, items),
        or(inArray(purchases.id, known), inArray(purchases.itemId, known)),
        eq(purchases.isNameApproved, false),
      ),
    );
  await tx
    .update(contributions)
    .set({ isNameApproved: true })
    .where(
      and(
        eq(contributions.kidId, kidId),
        inArray(contributions.id, known),
        eq(contributions.isNameApproved, false),
      ),
    );
}

/** A moment from `from` on and before `to`. */
type Span = { from: Date; to: Date };

/**
 * Takes back the purchases by strangers of a kid's wishes in that time, with the thank-yous that wait; and releases their holds; how many
 * purchases there were (rule: day-taken-back). The caller holds `lockKid`.
 */
export async function deletePurchasesIn(
  tx: Executor,
  kidId: string,
  { from, to }: Span,
): Promise<number> {
  // The wishes before their pieces, as every transaction that gives or takes back.
  const wishes = await tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.kidId, kidId))
    .orderBy(asc(wishlistItems.id))
    .for("no key update");
  const items = wishes.map(({ id }) => id);
  const rows = await tx
    .select({
      id: purchases.id,
      itemId: purchases.itemId,
      reservedUntil: purchases.reservedUntil,
    })
    .from(purchases)
    .where(
      and(
        inArray(purchases.itemId, items),
        eq(purchases.isByParent, false),
        gte(purchases.purchasedAt, from),
        lt(purchases.purchasedAt, to),
      ),
    )
    .orderBy(asc(purchases.id))
    .for("update");
  if (rows.length === 0) return 0;
  const of = (column: Parameters<typeof inArray>[0]): SQL =>
    inArray(
      column,
      rows.map(({ id }) => id),
    );
  // The thank-yous first: they know their purchases only as long as those exist.
  await tx.delete(thankYous).where(and(of(thankYous.purchaseId), isWaiting));
  await tx.delete(purchases).where(of(purchases.id));
  // What was never on the list goes with its gift.
  await tx.delete(wishlistItems).where(
    and(
      eq(wishlistItems.kidId, kidId),
      inArray(
        wishlistItems.id,
        rows.map(({ itemId }) => itemId),
      ),
      wishlistItems.isOffList,
    ),
  );
  return rows.filter(({ reservedUntil }) => reservedUntil === null).length;
}

/** Dismisses what was reported to a kid's ledger in that time; how many entries (rule: day-taken-back). */
export async function dismissReportedIn(
  tx: Executor,
  kidId: string,
  { from, to }: Span,
): Promise<number> {
  const rows = await tx
    .update(contributions)
    .set({ status: "dismissed" })
    .where(
      and(
        eq(contributions.kidId, kidId),
        eq(contributions.status, "reported"),
        gte(contributions.contributedAt, from),
        lt(contributions.contributedAt, to),
      ),
    )
    .returning({ id: contributions.id });
  return rows.length;
}
