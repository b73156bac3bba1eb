/** Periods of a click report, in days. The values are strings because they are path segments. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
export type ClickRange = (typeof CLICK_RANGES)[number];
