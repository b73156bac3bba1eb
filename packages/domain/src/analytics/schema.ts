import { z } from "zod";

/** What one UTC day added to the totals (spec section 2's stat cards). */
const dayOutput = z.strictObject({
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  /** Who gave or signed up for news for the first time. */
  supporters: z.int().min(0),
  linkClicks: z.int().min(0),
  /** Reported and confirmed together, in dollars. */
  contributions: z.number().min(0),
  /** Of the items that are still there. */
  wishlistItems: z.int().min(0),
});

/** GET /api/kids/{kidId}/analytics: totals (spec section 3, D16, D29). Amounts in dollars. */
export const analyticsOutput = z.strictObject({
  /** Unique supporters: each anonymous entry counts by itself, names compare case-insensitively (spec section 9). */
  supporters: z.int().min(0),
  totalLinkClicks: z.int().min(0),
  totalPageViews: z.int().min(0),
  /** Reported and confirmed together. */
  totalContributions: z.number().min(0),
  /** The part of it that the parent has not confirmed yet. */
  unconfirmedContributions: z.number().min(0),
  wishlistItems: z.int().min(0),
  /** The last 30 UTC days, oldest first, today's last; quiet days are there with zeros. */
  daily: z.array(dayOutput),
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;
