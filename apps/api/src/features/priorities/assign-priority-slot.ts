import type { Executor } from "@giftling/db/client";
import { readPrioritySlots, writePrioritySlots } from "@giftling/db/queries/priorities/priorities";
import {
  getRequestedPrioritySlot,
  isPriorityCandidate,
  movePriority,
  type PriorityPatch,
  type PriorityRef,
} from "@giftling/domain";
import { AppError } from "../../core/errors/app-error.ts";

/** Applies an item's priority fields to the kid's slots. Throws NOT_A_CANDIDATE or NO_FREE_SLOT. Requires `lockKid`. */
export async function assignPrioritySlot(
  tx: Executor,
  kidId: string,
  thing: PriorityRef & { isActivity?: boolean },
  patch: PriorityPatch,
): Promise<void> {
  const slots = await readPrioritySlots(tx, kidId);
  const ref: PriorityRef = { kind: thing.kind, id: thing.id };
  const slot = getRequestedPrioritySlot(slots, ref, patch);
  if (slot !== null && !isPriorityCandidate(thing)) throw new AppError("NOT_A_CANDIDATE");
  if (slot === undefined) throw new AppError("NO_FREE_SLOT");
  await writePrioritySlots(tx, kidId, slots, movePriority(slots, { ref, slot }));
}
