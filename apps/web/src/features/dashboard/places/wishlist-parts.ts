/** Minimum width for a wish beside the list (rule: wish-detail). */
export const WIDE = "(min-width: 68.75em)";

export const loadWishlistBeside = () => import("../../wishlist/beside/wishlist-beside.tsx");
