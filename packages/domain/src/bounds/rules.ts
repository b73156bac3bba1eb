import { filled, type Sentence } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";

/**
 * The most that may be added, on every plan (rule: bounds): wishes (activities among them), updates and links (payment and
 * registry links together) for each kid, and kids for each family.
 */
export const BOUNDS = { wishes: 300, updates: 500, links: 40, kids: 50 } as const;
export type Bounded = keyof typeof BOUNDS;

/** The message of TOO_MANY when one more is refused (rule: bounds). */
export const BOUND_REACHED: Readonly<Record<Bounded, Sentence>> = {
  wishes: filled(PARENTS.wishesFull, { most: BOUNDS.wishes }),
  updates: filled(PARENTS.updatesFull, { most: BOUNDS.updates }),
  links: filled(PARENTS.linksFull, { most: BOUNDS.links }),
  kids: filled(PARENTS.kidsFull, { most: BOUNDS.kids }),
};

/** Maximum number of a kid's off-list gifts without an answer at which strangers may record one more (rule: other-gifts). */
export const MAX_UNANSWERED_OFF_LIST_GIFTS = 200;

/** The most bytes that a family's pictures may take, on every plan (rule: picture-room): 2 GB. */
export const PICTURE_ROOM_BYTES = 2 * 1024 ** 3;

/** Whether a picture of `added` bytes fits beside pictures of `stored` bytes (rule: picture-room). */
export function hasRoomForPicture(stored: number, added: number): boolean {
  return stored + added <= PICTURE_ROOM_BYTES;
}

/** Whether one more may be added to `count` of them. Only adding is ever refused (rule: bounds). */
export function hasRoomFor(bounded: Bounded, count: number): boolean {
  return count < BOUNDS[bounded];
}
