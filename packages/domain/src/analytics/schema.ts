import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";
import { idSchema } from "../text/schema.ts";
import { CLICK_RANGES } from "./click-report.ts";

/** What one UTC day added to the totals (rule: stat-cards). */
const dayOutput = z.strictObject({
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  /** People who gave or signed up for news for the first time. */
  supporters: z.int().min(0),
  linkClicks: z.int().min(0),
  /** Reported and confirmed together, in dollars. */
  contributions: z.number().min(0),
  /** Items created that day that still exist. */
  wishlistItems: z.int().min(0),
});

/** GET /api/kids/{kidId}/analytics: totals of a kid, amounts in dollars (rule: stat-cards). */
export const analyticsOutput = z.strictObject({
  /** People who gave or signed up for news, each once (rule: supporter-count). */
  supporters: z.int().min(0),
  totalLinkClicks: z.int().min(0),
  totalPageViews: z.int().min(0),
  /** Reported and confirmed together (rule: contribution-totals). */
  totalContributions: z.number().min(0),
  /** The part of `totalContributions` that the parent has not confirmed yet. */
  unconfirmedContributions: z.number().min(0),
  wishlistItems: z.int().min(0),
  /** Givers' names that wait for the parent; left out when none does (rule: approved-names). */
  waitingNames: z.int().min(1).optional(),
  /** The last 30 UTC days, oldest first; days without events have zeros. */
  daily: z.array(dayOutput),
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;

export const clickRangeSchema = z.enum(CLICK_RANGES, PROGRAMS.range);

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
