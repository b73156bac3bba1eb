/**
 * Id of the wall's heading, to which the page scrolls at the end of a flow. The heading also receives the focus of a
 * removed element.
 */
export const WALL_HEADING_ID = "wall-of-support";
/** Id of the wishlist's heading, at which a visitor continues if somebody else gave the wish first. */
export const WISHES_HEADING_ID = "wishlist-heading";

/** Focuses the wall's heading, for use when the pressed element is gone. */
export function focusWallHeading(): void {
  document.getElementById(WALL_HEADING_ID)?.focus({ preventScroll: true });
}
