/** How many days a click report may span; strings, because they are part of the path. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
export type ClickRange = (typeof CLICK_RANGES)[number];

/** The message of the PLAN_LIMIT that a Free plan gets for the click report (rule: click-report). */
export const CLICK_REPORT_IS_PREMIUM =
  "Clicks by link and day come with Premium. Your totals stay free.";
