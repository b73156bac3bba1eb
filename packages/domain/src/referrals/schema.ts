import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";
import { timestampSchema } from "../text/schema.ts";

/** POST /api/referrals/click: somebody opened a friend's link (rule: click-counting). */
export const clickReferralInput = z.strictObject({
  code: z.string().min(1, PROGRAMS.codeMissing).max(64, PROGRAMS.notACode),
});

/** One referral, from the click to a first page (rule: referral-stats). */
const referralOutput = z.strictObject({
  id: z.string(),
  /** Masked, as in "ma•••@example.com"; null until somebody signed up. */
  refereeEmail: z.string().nullable(),
  clickedAt: timestampSchema,
  signedUpAt: timestampSchema.nullable(),
  publishedPageAt: timestampSchema.nullable(),
  rewardGranted: z.boolean(),
});
export type ReferralView = z.infer<typeof referralOutput>;

/** GET /api/referrals/stats (rule: referral-stats). */
export const referralStatsOutput = z.strictObject({
  referralUrl: z.string(),
  referralCode: z.string(),
  /** At least one month was earned, and granted Premium runs now. */
  premiumFromReferrals: z.boolean(),
  /** The end of granted Premium; null without any. */
  premiumExpiresAt: timestampSchema.nullable(),
  stats: z.strictObject({
    totalClicks: z.int().min(0),
    totalSignups: z.int().min(0),
    totalPublished: z.int().min(0),
    totalRewardsEarned: z.int().min(0),
  }),
  /** Months earned, the same number as in `stats`. */
  totalRewardsEarned: z.int().min(0),
  /** The latest 100: sign-ups first, then clicks. */
  referrals: z.array(referralOutput),
});
export type ReferralStatsView = z.infer<typeof referralStatsOutput>;
