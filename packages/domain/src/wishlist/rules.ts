/** Maximum quantity of a wish that has a quantity limit (rule: pieces). */
export const MAX_WISH_QUANTITY = 20;

/** Duration of a hold in days of 24 hours. A hold can be extended once by this duration (rule: holds). */
export const HOLD_DURATION_DAYS = 2;

/** Maximum number of open holds of one visitor at a hub (rule: holds). */
export const MAX_HOLDS_PER_VISITOR = 6;
