import { z } from "zod";

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
  /** The last 30 UTC days, oldest first; days without events have zeros. */
  daily: z.array(dayOutput),
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;
