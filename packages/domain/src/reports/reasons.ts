/** Reasons for which a visitor can report a hub (rule: reported-pages). */
export const REPORT_REASONS = ["privacy", "hurtful", "misleading", "unlawful", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
