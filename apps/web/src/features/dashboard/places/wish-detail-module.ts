/** Media query for viewports wide enough to show a wish's details next to the list (rule: wish-detail). */
export const WIDE_VIEWPORT_MEDIA_QUERY = "(min-width: 68.75em)";

export const loadWishDetailModule = () => import("../../wishlist/beside/wishlist-detail-slot.tsx");
