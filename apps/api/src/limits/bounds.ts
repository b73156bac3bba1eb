import { type BoundKind, COUNT_BOUND_MESSAGES, isBelowCountBound } from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/**
 * Throws TOO_MANY when `count` items have reached the bound. The caller must count in a separate statement after taking
 * the lock that every insertion takes. A statement that takes the lock and counts would count from an outdated snapshot
 * (rule: bounds).
 */
export function enforceCountBound(bounded: BoundKind, count: number): void {
  if (!isBelowCountBound(bounded, count)) {
    throw new AppError("TOO_MANY", { message: COUNT_BOUND_MESSAGES[bounded] });
  }
}
