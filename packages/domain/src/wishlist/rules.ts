/** Maximum number of units of a wish, unless any number is welcome (rule: pieces). */
export const MAX_QUANTITY = 20;

/** Duration of a hold in days of 24 hours. A hold can be extended once by the same duration (rule: holds). */
export const HOLD_DAYS = 2;

/** Maximum number of simultaneous holds of one visitor (rule: holds). */
export const MAX_HOLDS = 6;
