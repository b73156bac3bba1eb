import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";
import { timestampSchema } from "../text/schema.ts";

/** POST /api/referrals/click: a visitor opened a referral link (rule: click-counting). */
export const clickReferralInput = z.strictObject({
  code: z.string().min(1, PROGRAMS.codeMissing).max(64, PROGRAMS.notACode),
});

/** A referral, from the click to the first page (rule: referral-stats). */
const referralOutput = z.strictObject({
  id: z.string(),
  /** Masked e-mail address, such as "ma•••@example.com". Null before the sign-up. */
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
  /** True when at least one month was earned and granted Premium has not ended. */
  premiumFromReferrals: z.boolean(),
  /** End of granted Premium. Null without it. */
  premiumExpiresAt: timestampSchema.nullable(),
  stats: z.strictObject({
    totalClicks: z.int().min(0),
    totalSignups: z.int().min(0),
    totalPublished: z.int().min(0),
    totalRewardsEarned: z.int().min(0),
  }),
  /** Number of earned months, the same as in `stats`. */
  totalRewardsEarned: z.int().min(0),
  /** The latest 100 referrals: sign-ups first, then clicks. */
  referrals: z.array(referralOutput),
});
export type ReferralStatsView = z.infer<typeof referralStatsOutput>;
