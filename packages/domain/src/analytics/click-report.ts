/** Periods of a click report, in days. The values are strings because they are path segments. */
export const CLICK_REPORT_RANGES = ["7", "30", "90"] as const;
export type ClickReportRange = (typeof CLICK_REPORT_RANGES)[number];
