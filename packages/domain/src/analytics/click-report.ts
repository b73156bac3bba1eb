import { z } from "zod";
import { idSchema } from "../text/schema.ts";

/** How many days a click report may span; strings, because they are part of the path. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
export const clickRangeSchema = z.enum(CLICK_RANGES, "Choose 7, 30 or 90 days.");
export type ClickRange = z.infer<typeof clickRangeSchema>;

/** The message of the PLAN_LIMIT that a Free plan gets for the click report (rule: click-report). */
export const CLICK_REPORT_IS_PREMIUM =
  "Clicks by link and day come with Premium. Your totals stay free.";

/** GET /api/kids/{kidId}/clicks/{range} (rule: click-report). */
export const clickReportInput = z.strictObject({ kidId: idSchema, range: clickRangeSchema });
export type ClickReportInput = z.infer<typeof clickReportInput>;

const linkClicksOutput = z.strictObject({
  /** null for the entry that sums up all links deleted since. */
  id: z.string().nullable(),
  label: z.string(),
  kind: z.enum(["payment", "registry", "removed"]),
  clicks: z.int().min(0),
  /** One number for each of `days`. */
  daily: z.array(z.int().min(0)),
});
export type LinkClicksView = z.infer<typeof linkClicksOutput>;

/** A kid's clicks by link and UTC day, each visitor once per link and hour (rule: click-report, click-counting). */
export const clickReportOutput = z.strictObject({
  /** YYYY-MM-DD, oldest first, ending today. */
  days: z.array(z.iso.date()),
  /** All links together, one number for each of `days`. */
  daily: z.array(z.int().min(0)),
  clicks: z.int().min(0),
  /** Most clicked first. Links without clicks are included; the entry for deleted links only when it has clicks. */
  links: z.array(linkClicksOutput),
});
export type ClickReportView = z.infer<typeof clickReportOutput>;
