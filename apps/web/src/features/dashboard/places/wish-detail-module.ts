/** Media query that matches when the viewport is wide enough to show a wish's details beside the list (rule: wish-detail). */
export const WIDE_VIEWPORT_QUERY = "(min-width: 68.75em)";

export const loadWishDetailModule = () => import("../../wishlist/beside/wishlist-detail-slot.tsx");
