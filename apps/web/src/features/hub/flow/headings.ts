/** Where the flow ends, and where focus goes when what opened a dialog is gone. */
export const WALL_HEADING_ID = "wall-of-support";
/** Where somebody goes on to look who came too late for a gift. */
export const WISHES_HEADING_ID = "wishlist-heading";

/** Focus for whoever pressed something that is gone now. */
export function focusWall(): void {
  document.getElementById(WALL_HEADING_ID)?.focus({ preventScroll: true });
}
