/** Length of a click report in days. Strings, because the value is a path segment. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
export type ClickRange = (typeof CLICK_RANGES)[number];
