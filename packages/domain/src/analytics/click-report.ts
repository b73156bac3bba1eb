/** How many days a click report may span; strings, because they are part of the path. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
export type ClickRange = (typeof CLICK_RANGES)[number];
