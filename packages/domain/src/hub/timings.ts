/** From following a gift's link to the purchase dialog, in milliseconds (spec section 9). */
export const PURCHASE_DIALOG_DELAY_MS = 1_000;

/** From the dialog before it to the e-mail capture, in milliseconds (spec section 9). */
export const EMAIL_CAPTURE_DELAY_MS = 300;

/** From following a registry link to the 529 nudge, in milliseconds (spec section 9). */
export const EDUCATION_NUDGE_DELAY_MS = 500;

/** How long a copy button says "Copied", in milliseconds (spec sections 8 and 9). */
export const COPIED_STATE_MS = 2_000;

/** How long a toast stays, in milliseconds (spec section 9). */
export const TOAST_DURATION_MS = 5_000;

/** How long a dismissed toast is kept before it is forgotten, in milliseconds (spec section 9). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** How many toasts show at a time (spec section 4). */
export const MAX_TOASTS = 1;

/** The celebration after a gift, in canvas-confetti's own terms (spec section 9). */
export const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const;

/** How long the buyer can undo a purchase from the same browser, in hours (decision D14). */
export const PURCHASE_UNDO_HOURS = 24;
