import { z } from "zod";

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
});
export type AnalyticsView = z.infer<typeof analyticsOutput>;
