import { BOUND_REACHED, type Bounded, hasRoomFor } from "@giftling/domain";
import { AppError } from "../errors/app-error.ts";

/**
 * Throws TOO_MANY unless another item is allowed beside `count` items, on every plan. Count in a separate statement after
 * taking the lock of every add, because a statement that waited for the lock sees the state before it (rule: bounds).
 */
export function requireRoomFor(bounded: Bounded, count: number): void {
  if (!hasRoomFor(bounded, count)) {
    throw new AppError("TOO_MANY", { message: BOUND_REACHED[bounded] });
  }
}
