/** Id of the heading where the flow ends, and that takes the focus of a removed element. */
export const WALL_HEADING_ID = "wall-of-support";
/** Id of the heading where a visitor continues after a lost race. */
export const WISHES_HEADING_ID = "wishlist-heading";

/** Focuses the wall when the pressed element is gone. */
export function focusWall(): void {
  document.getElementById(WALL_HEADING_ID)?.focus({ preventScroll: true });
}
