import { z } from "zod";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";
import { timestampSchema } from "../text/schema.ts";

/** Input of POST /api/referrals/click, sent when a visitor opens a referral link (rule: click-counting). */
export const clickReferralInput = z.strictObject({
  code: z
    .string()
    .min(1, API_CLIENT_ERRORS.referralCodeRequired)
    .max(64, API_CLIENT_ERRORS.referralCodeInvalid),
});

/** Referral, from the click to the first published page (rule: referral-stats). */
const referralOutput = z.strictObject({
  id: z.string(),
  /** Masked e-mail address of the friend, such as "ma•••@example.com". Null before the sign-up. */
  refereeEmail: z.string().nullable(),
  clickedAt: timestampSchema,
  signedUpAt: timestampSchema.nullable(),
  publishedPageAt: timestampSchema.nullable(),
  rewardGranted: z.boolean(),
});
export type ReferralView = z.infer<typeof referralOutput>;

/** Response of GET /api/referrals/stats (rule: referral-stats). */
export const referralStatsOutput = z.strictObject({
  referralUrl: z.string(),
  referralCode: z.string(),
  /** Whether the parent earned Premium through a referral, and granted Premium has not expired. */
  premiumFromReferrals: z.boolean(),
  premiumExpiresAt: timestampSchema.nullable(),
  stats: z.strictObject({
    totalClicks: z.int().min(0),
    totalSignups: z.int().min(0),
    totalPublished: z.int().min(0),
    totalRewardsEarned: z.int().min(0),
  }),
  /** Number of earned months of Premium, equal to `stats.totalRewardsEarned`. */
  totalRewardsEarned: z.int().min(0),
  /** Latest 100 referrals, sorted by time of the sign-up and then of the click. */
  referrals: z.array(referralOutput),
});
export type ReferralStatsView = z.infer<typeof referralStatsOutput>;
