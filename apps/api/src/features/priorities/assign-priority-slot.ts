import type { Executor } from "@giftling/db/client";
import { readPrioritySlots, writePrioritySlots } from "@giftling/db/queries/priorities/priorities";
import {
  applyPriorityIntent,
  getPriorityIntent,
  getPrioritySlot,
  isPriorityCandidate,
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
  const intent = getPriorityIntent(patch, getPrioritySlot(slots, thing));
  const isAsking = intent.kind === "place" || intent.kind === "placeFirstFree";
  if (isAsking && !isPriorityCandidate(thing)) throw new AppError("NOT_A_CANDIDATE");
  const item: PriorityRef = { kind: thing.kind, id: thing.id };
  const applied = applyPriorityIntent(slots, item, intent);
  if (!applied.ok) throw new AppError(applied.code, { message: applied.message });
  await writePrioritySlots(tx, kidId, slots, applied.slots);
}
