/** From following a gift's link to the purchase dialog, in milliseconds (rule: timings). */
export const PURCHASE_DIALOG_DELAY_MS = 1_000;

/** From the previous dialog to the e-mail capture, in milliseconds (rule: timings). */
export const EMAIL_CAPTURE_DELAY_MS = 300;

/** From following a registry link to the 529 nudge, in milliseconds (rule: timings). */
export const EDUCATION_NUDGE_DELAY_MS = 500;

/** How long a copy button says "Copied", in milliseconds (rule: timings). */
export const COPIED_STATE_MS = 2_000;

/** How long a toast stays, in milliseconds (rule: toasts). */
export const TOAST_DURATION_MS = 5_000;

/** How long a toast stays that offers "Undo", "View" or Log In, in milliseconds (rule: toasts). */
export const ACTION_TOAST_MS = 10_000;

/** How long a dismissed toast is kept in memory, in milliseconds. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** How many toasts show at a time (rule: toasts). */
export const MAX_TOASTS = 1;

/** The options of canvas-confetti after a gift (rule: timings). */
export const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const;

/** How long the buyer can undo a purchase from the same browser, in hours (rule: undo-purchase). */
export const PURCHASE_UNDO_HOURS = 24;
