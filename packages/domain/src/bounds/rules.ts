import { filled, type Sentence } from "../sentences/catalog.ts";
import { PARENTS } from "../sentences/parents.ts";

/**
 * Maximum counts on every plan. `kids` is the maximum per family. The other counts are maximums per kid. `wishes`
 * includes activities, and `links` includes payment and registry links (rule: bounds).
 */
export const BOUNDS = { wishes: 300, updates: 500, links: 40, occasions: 12, kids: 50 } as const;
export type BoundKind = keyof typeof BOUNDS;

/** Messages of the TOO_MANY error, by bound (rule: bounds). */
export const BOUND_REACHED: Readonly<Record<BoundKind, Sentence>> = {
  wishes: filled(PARENTS.wishLimitReached, { most: BOUNDS.wishes }),
  updates: filled(PARENTS.updateLimitReached, { most: BOUNDS.updates }),
  links: filled(PARENTS.linkLimitReached, { most: BOUNDS.links }),
  occasions: filled(PARENTS.occasionLimitReached, { most: BOUNDS.occasions }),
  kids: filled(PARENTS.kidLimitReached, { most: BOUNDS.kids }),
};

/**
 * Maximum number of a kid's off-list gifts without a thank-you. Parents can exceed this maximum, but supporters cannot
 * (rule: other-gifts).
 */
export const MAX_UNANSWERED_OFF_LIST_GIFTS = 200;

/** Maximum number of a kid's proposals that wait for a parent's decision (rule: proposals). */
export const MAX_WAITING_PROPOSALS = 50;

/** Maximum total size of a family's pictures on every plan, in bytes (rule: picture-room). */
export const PICTURE_ROOM_BYTES = 2 * 1024 ** 3;

/** Returns whether a family with `stored` bytes of pictures can store another `added` bytes (rule: picture-room). */
export function hasRoomForPicture(stored: number, added: number): boolean {
  return stored + added <= PICTURE_ROOM_BYTES;
}

/**
 * Returns whether another item can be added to `count` existing items. Existing items above the bound stay visible and
 * editable (rule: bounds).
 */
export function hasRoomFor(bounded: BoundKind, count: number): boolean {
  return count < BOUNDS[bounded];
}
