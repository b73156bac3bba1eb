/** Delay between opening a gift's shop link and the purchase dialog, in milliseconds (rule: timings). */
export const PURCHASE_DIALOG_DELAY_MS = 1_000;

/**
 * Delay before the dialog that thanks a giver shows the form for the giver's e-mail address, in milliseconds
 * (rule: timings).
 */
export const EMAIL_CAPTURE_DELAY_MS = 300;

/** Delay between opening a registry link and the education nudge, in milliseconds (rule: timings). */
export const EDUCATION_NUDGE_DELAY_MS = 500;

/** Duration of the "Copied" state of a copy button, in milliseconds (rule: timings). */
export const COPIED_STATE_DURATION_MS = 2_000;

/** Duration of a toast, in milliseconds (rule: toasts). */
export const TOAST_DURATION_MS = 5_000;

/** Duration of a toast with an action, such as Undo or Log In, in milliseconds (rule: toasts). */
export const ACTION_TOAST_DURATION_MS = 10_000;

/** Options of the canvas-confetti animation after a gift (rule: timings). */
export const CONFETTI_OPTIONS = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const;

/** Hours in which a giver can undo a purchase without a mail to the parents (rule: undo-purchase). */
export const PURCHASE_UNDO_WINDOW_HOURS = 24;

/** Maximum number of gifts that a browser stores (rule: own-gifts). */
export const MAX_GIFTS_PER_BROWSER = 100;
