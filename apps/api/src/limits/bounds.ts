import { BOUND_REACHED, type BoundKind, hasRoomFor } from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/**
 * Throws TOO_MANY unless the bound, which applies to every plan, allows another item beside `count` items. The caller
 * counts in a separate statement after taking the lock of every add. A statement that waited for the lock itself would
 * count an outdated state (rule: bounds).
 */
export function enforceCountLimit(bounded: BoundKind, count: number): void {
  if (!hasRoomFor(bounded, count)) {
    throw new AppError("TOO_MANY", { message: BOUND_REACHED[bounded] });
  }
}
