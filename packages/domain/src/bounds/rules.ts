import { filled, type Sentence } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";

/**
 * Maximum numbers on every plan: wishes (activities included), updates and links (payment and registry links together) per
 * kid, and kids per family (rule: bounds).
 */
export const BOUNDS = { wishes: 300, updates: 500, links: 40, kids: 50 } as const;
export type Bounded = keyof typeof BOUNDS;

/** Message of TOO_MANY (rule: bounds). */
export const BOUND_REACHED: Readonly<Record<Bounded, Sentence>> = {
  wishes: filled(PARENTS.wishesFull, { most: BOUNDS.wishes }),
  updates: filled(PARENTS.updatesFull, { most: BOUNDS.updates }),
  links: filled(PARENTS.linksFull, { most: BOUNDS.links }),
  kids: filled(PARENTS.kidsFull, { most: BOUNDS.kids }),
};

/** Maximum number of unanswered off-list gifts per kid; above it, strangers cannot record another (rule: other-gifts). */
export const MAX_UNANSWERED_OFF_LIST_GIFTS = 200;

/** Maximum size of a family's pictures on every plan: 2 GiB (rule: picture-room). */
export const PICTURE_ROOM_BYTES = 2 * 1024 ** 3;

/** Returns whether a picture of `added` bytes fits beside `stored` bytes of pictures (rule: picture-room). */
export function hasRoomForPicture(stored: number, added: number): boolean {
  return stored + added <= PICTURE_ROOM_BYTES;
}

/** Returns whether an item can be added to `count` items. Existing items are never affected (rule: bounds). */
export function hasRoomFor(bounded: Bounded, count: number): boolean {
  return count < BOUNDS[bounded];
}
