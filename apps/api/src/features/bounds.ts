import { BOUND_REACHED, type Bounded, hasRoomFor } from "@giftling/domain";
import { AppError } from "../errors/app-error.ts";

/**
 * Makes sure that one more fits beside `count` of them, whatever the plan (rule: bounds). Counted after the lock that every
 * add takes, in a statement of its own: one that waited for the lock would count what was there before. TOO_MANY otherwise.
 */
export function requireRoomFor(bounded: Bounded, count: number): void {
  if (!hasRoomFor(bounded, count)) {
    throw new AppError("TOO_MANY", { message: BOUND_REACHED[bounded] });
  }
}
