import { fillPattern, type Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";

/**
 * Maximum counts on every plan: `kids` per family, and all other items per kid. `wishes` includes activities, and
 * `links` includes payment and registry links (rule: bounds).
 */
export const COUNT_BOUNDS = {
  wishes: 300,
  updates: 500,
  links: 40,
  occasions: 12,
  kids: 50,
} as const;
export type BoundKind = keyof typeof COUNT_BOUNDS;

/** Messages of the TOO_MANY error, by bound (rule: bounds). */
export const COUNT_BOUND_MESSAGES: Readonly<Record<BoundKind, Sentence>> = {
  wishes: fillPattern(PARENT_ERRORS.wishLimitReached, { most: COUNT_BOUNDS.wishes }),
  updates: fillPattern(PARENT_ERRORS.updateLimitReached, { most: COUNT_BOUNDS.updates }),
  links: fillPattern(PARENT_ERRORS.linkLimitReached, { most: COUNT_BOUNDS.links }),
  occasions: fillPattern(PARENT_ERRORS.occasionLimitReached, { most: COUNT_BOUNDS.occasions }),
  kids: fillPattern(PARENT_ERRORS.kidLimitReached, { most: COUNT_BOUNDS.kids }),
};

/**
 * Maximum number of a kid's off-list gifts without a thank-you. The limit applies to supporters, not to parents
 * (rule: other-gifts).
 */
export const MAX_UNANSWERED_OFF_LIST_GIFTS = 200;

/** Maximum number of a kid's proposals that wait for a parent's decision (rule: proposals). */
export const MAX_PENDING_PROPOSALS = 50;

/** Maximum total size of a family's pictures on every plan, in bytes (rule: picture-room). */
export const MAX_FAMILY_PICTURE_BYTES = 2 * 1024 ** 3;

/** Returns whether a family with `stored` bytes of pictures can store another `added` bytes (rule: picture-room). */
export function hasRoomForPicture(stored: number, added: number): boolean {
  return stored + added <= MAX_FAMILY_PICTURE_BYTES;
}

/**
 * Returns whether another item can be added to `count` items. Items above the bound remain visible and editable
 * (rule: bounds).
 */
export function isBelowCountBound(bounded: BoundKind, count: number): boolean {
  return count < COUNT_BOUNDS[bounded];
}
