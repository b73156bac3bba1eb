/** The most pieces of one wish, unless any number is welcome (rule: pieces). */
export const MAX_QUANTITY = 20;

/** How long a hold keeps a piece, in days of 24 hours; it can be made longer once, by as much (rule: holds). */
export const HOLD_DAYS = 2;

/** The most pieces that one browser holds at once (rule: holds). */
export const MAX_HOLDS = 6;
