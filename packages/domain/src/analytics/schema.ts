import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";
import { idSchema } from "../text/schema.ts";
import { CLICK_RANGES } from "./click-report.ts";

/** Additions to the totals on one UTC day (rule: stat-cards). */
const dayOutput = z.strictObject({
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  /** Number of people who gave or subscribed to updates for the first time. */
  supporters: z.int().min(0),
  linkClicks: z.int().min(0),
  /** Reported and confirmed contributions, in dollars. */
  contributions: z.number().min(0),
  /** Number of wishes created on that day that still exist. */
  wishlistItems: z.int().min(0),
});

/** GET /api/kids/{kidId}/analytics: a kid's totals, amounts in dollars (rule: stat-cards). */
export const analyticsOutput = z.strictObject({
  /** Number of distinct people who gave or subscribed to updates (rule: supporter-count). */
  supporters: z.int().min(0),
  totalLinkClicks: z.int().min(0),
  totalPageViews: z.int().min(0),
  /** Reported and confirmed contributions, in dollars (rule: contribution-totals). */
  totalContributions: z.number().min(0),
  /** Part of `totalContributions` not yet confirmed by a parent. */
  unconfirmedContributions: z.number().min(0),
  wishlistItems: z.int().min(0),
  /** Number of givers' names that wait for approval. Absent when there are none (rule: approved-names). */
  waitingNames: z.int().min(1).optional(),
  /** The last 30 UTC days, oldest first. Days without events contain zeros. */
  daily: z.array(dayOutput),
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;

export const clickRangeSchema = z.enum(CLICK_RANGES, PROGRAMS.range);

/** GET /api/kids/{kidId}/clicks/{range} (rule: click-report). */
export const clickReportInput = z.strictObject({ kidId: idSchema, range: clickRangeSchema });
export type ClickReportInput = z.infer<typeof clickReportInput>;

const linkClicksOutput = z.strictObject({
  /** Null for the entry that totals all links deleted since. */
  id: z.string().nullable(),
  label: z.string(),
  kind: z.enum(["payment", "registry", "removed"]),
  clicks: z.int().min(0),
  /** One count for each of `days`. */
  daily: z.array(z.int().min(0)),
});
export type LinkClicksView = z.infer<typeof linkClicksOutput>;

/** A kid's clicks by link and UTC day, each visitor once per link and hour (rule: click-report, click-counting). */
export const clickReportOutput = z.strictObject({
  /** YYYY-MM-DD, oldest first, ending today. */
  days: z.array(z.iso.date()),
  /** Total of all links, one count for each of `days`. */
  daily: z.array(z.int().min(0)),
  clicks: z.int().min(0),
  /** Most clicked first, links without clicks included. The entry for deleted links is present only when it has clicks. */
  links: z.array(linkClicksOutput),
});
export type ClickReportView = z.infer<typeof clickReportOutput>;
