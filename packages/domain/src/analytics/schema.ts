import { z } from "zod";
import { getLinkName, LINK_KINDS } from "../links/kinds.ts";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";
import { idSchema } from "../text/schema.ts";
import { CLICK_REPORT_RANGES } from "./click-report.ts";

/** Increase of a kid's totals on one UTC day (rule: stat-cards). */
const dayOutput = z.strictObject({
  day: z.iso.date(),
  supporters: z.int().min(0),
  linkClicks: z.int().min(0),
  /** Sum of the reported and confirmed contributions of the day, in dollars. */
  contributions: z.number().min(0),
  /** Number of wishes created on that day that still exist. */
  wishlistItems: z.int().min(0),
});

/** Response of GET /api/kids/{kidId}/analytics, with a kid's totals. Amounts are in dollars (rule: stat-cards). */
export const analyticsOutput = z.strictObject({
  /** Number of distinct people who gave or subscribed to updates (rule: supporter-count). */
  supporters: z.int().min(0),
  totalLinkClicks: z.int().min(0),
  totalPageViews: z.int().min(0),
  /** Sum of reported and confirmed contributions, in dollars (rule: contribution-totals). */
  totalContributions: z.number().min(0),
  /** Part of `totalContributions` that no parent has confirmed yet. */
  unconfirmedContributions: z.number().min(0),
  wishlistItems: z.int().min(0),
  /** Number of givers' names pending approval. Absent if no name is pending (rule: approved-names). */
  waitingNames: z.int().min(1).optional(),
  /** Number of deleted wishes that have gifts. Absent if there is no such wish (rule: deleted-wish). */
  deletedWishes: z.int().min(1).optional(),
  /** Daily figures of the last 30 UTC days, oldest first. A day without events has zeros. */
  daily: z.array(dayOutput),
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;

const clickRangeSchema = z.enum(CLICK_REPORT_RANGES, API_CLIENT_ERRORS.clickRangeInvalid);

/** Input of GET /api/kids/{kidId}/clicks/{range} (rule: click-report). */
export const clickReportInput = z.strictObject({ kidId: idSchema, range: clickRangeSchema });
export type ClickReportInput = z.infer<typeof clickReportInput>;

const linkClicksOutput = z.strictObject({
  /** ID of the link. Null for the entry that totals the clicks of deleted links. */
  id: z.string().nullable(),
  label: z.string(),
  kind: z.enum([...LINK_KINDS.map(getLinkName), "removed"]),
  clicks: z.int().min(0),
  /** Numbers of clicks per day, in the order of the report's `days`. */
  daily: z.array(z.int().min(0)),
});
export type LinkClicksView = z.infer<typeof linkClicksOutput>;

/**
 * Clicks on a kid's links by link and UTC day. A visitor counts at most once per link and hour (rule: click-report).
 */
export const clickReportOutput = z.strictObject({
  /** UTC days as YYYY-MM-DD, from the oldest day to today. */
  days: z.array(z.iso.date()),
  /** Numbers of clicks on all links per day, in the order of `days`. */
  daily: z.array(z.int().min(0)),
  clicks: z.int().min(0),
  /**
   * Links in descending order of clicks, including links without clicks. The entry for deleted links is absent if these
   * links have no clicks.
   */
  links: z.array(linkClicksOutput),
});
export type ClickReportView = z.infer<typeof clickReportOutput>;
