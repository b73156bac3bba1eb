import { SUBSCRIBE_FORM_ANCHOR } from "@giftling/domain";

/**
 * ID of the wall's heading. The page scrolls to the heading at the end of the supporter's flow. The heading receives
 * the focus when the focused element is removed.
 */
export const WALL_HEADING_ID = "wall-of-support";
/** ID of the wishlist's heading. The page scrolls to the heading when a visitor requests other wishes. */
export const WISHES_HEADING_ID = "wishlist-heading";

/** Returns whether the URL's fragment opens the subscription form (rule: get-updates). */
export const hasUpdatesAnchor = (): boolean => window.location.hash === `#${SUBSCRIBE_FORM_ANCHOR}`;

/** Focuses the wall's heading without scrolling. Called after the clicked element is removed. */
export function focusWallHeading(): void {
  document.getElementById(WALL_HEADING_ID)?.focus({ preventScroll: true });
}
