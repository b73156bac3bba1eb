import { z } from "zod";
import { idSchema } from "../text/schema.ts";

/** How many days a report of clicks may span; text, because a path names it. */
export const CLICK_RANGES = ["7", "30", "90"] as const;
/** How many days a click report goes back. */
export const clickRangeSchema = z.enum(CLICK_RANGES, "Choose 7, 30 or 90 days.");
export type ClickRange = z.infer<typeof clickRangeSchema>;

/** What the API says with code PLAN_LIMIT to who is on the Free plan (D29). */
export const CLICK_REPORT_IS_PREMIUM =
  "Clicks by link and day come with Premium. Your totals stay free.";

/** GET /api/kids/{kidId}/clicks/{range} (D29). */
export const clickReportInput = z.strictObject({ kidId: idSchema, range: clickRangeSchema });
export type ClickReportInput = z.infer<typeof clickReportInput>;

const linkClicksOutput = z.strictObject({
  /** null for all links together that were removed since. */
  id: z.string().nullable(),
  label: z.string(),
  kind: z.enum(["payment", "registry", "removed"]),
  clicks: z.int().min(0),
  /** One number for each of `days`. */
  daily: z.array(z.int().min(0)),
});
export type LinkClicksView = z.infer<typeof linkClicksOutput>;

/** A kid's clicks per link and per UTC day (D29). A visitor counts once for each link and hour. */
export const clickReportOutput = z.strictObject({
  /** YYYY-MM-DD, oldest first, today's last. */
  days: z.array(z.iso.date()),
  /** Of all links together, one number for each of `days`. */
  daily: z.array(z.int().min(0)),
  clicks: z.int().min(0),
  /** The most clicked first; links that nobody clicked are there, removed ones only when somebody had. */
  links: z.array(linkClicksOutput),
});
export type ClickReportView = z.infer<typeof clickReportOutput>;
