import {
  EMPTY_PRIORITY_SLOTS,
  getLinkIdFieldName,
  LINK_KINDS,
  PRIORITY_SLOTS,
  type PriorityRef,
  type PrioritySlots,
} from "@giftling/domain";
import { and, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/gifts.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";

type SlotRow = typeof prioritySlots.$inferSelect;

function thingIn(row: SlotRow): PriorityRef | null {
  for (const kind of LINK_KINDS) {
    const id = row[getLinkIdFieldName(kind)];
    if (id !== null) return { kind, id };
  }
  return row.wishlistItemId === null ? null : { kind: "wishlistItem", id: row.wishlistItemId };
}

/**
 * Returns the items in a kid's slots, without purchased activities. Requires `lockKid` before a change of the slots
 * (rule: priority-slots).
 */
export async function readPrioritySlots(db: Executor, kidId: string): Promise<PrioritySlots> {
  const rows = await db
    .select(getTableColumns(prioritySlots))
    .from(prioritySlots)
    .leftJoin(
      purchases,
      and(eq(purchases.itemId, prioritySlots.wishlistItemId), purchasedUnitCondition),
    )
    .where(and(eq(prioritySlots.kidId, kidId), isNull(purchases.id)));
  const bySlot = new Map(rows.map((row) => [row.slot, thingIn(row)]));
  return {
    1: bySlot.get(1) ?? EMPTY_PRIORITY_SLOTS[1],
    2: bySlot.get(2) ?? EMPTY_PRIORITY_SLOTS[2],
    3: bySlot.get(3) ?? EMPTY_PRIORITY_SLOTS[3],
  };
}

const isSame = (a: PriorityRef | null, b: PriorityRef | null) =>
  a?.kind === b?.kind && a?.id === b?.id;

/**
 * Writes the difference between two states of a kid's slots. Empties changed slots first, because swapping items in
 * place violates the unique constraints (rule: priority-slots).
 */
export async function writePrioritySlots(
  tx: Executor,
  kidId: string,
  before: PrioritySlots,
  after: PrioritySlots,
) {
  const changed = PRIORITY_SLOTS.filter((slot) => !isSame(before[slot], after[slot]));
  if (changed.length === 0) return;
  await tx
    .delete(prioritySlots)
    .where(and(eq(prioritySlots.kidId, kidId), inArray(prioritySlots.slot, changed)));
  const taken = changed.flatMap((slot) => {
    const thing = after[slot];
    return thing === null ? [] : [{ kidId, slot, [`${thing.kind}Id`]: thing.id }];
  });
  if (taken.length > 0) await tx.insert(prioritySlots).values(taken);
}
