import { z } from "zod";
import { timestampSchema } from "../text/schema.ts";

/** POST /api/referrals/click: somebody opened a friend's link (D8, D29). */
export const clickReferralInput = z.strictObject({
  code: z.string().min(1, "The code is missing.").max(64, "That is no referral code."),
});

/** One friend's way from the link to a first page (spec section 3). */
const referralOutput = z.strictObject({
  id: z.string(),
  /** Masked, as in "ma•••@example.com"; null until somebody signed up (D8). */
  refereeEmail: z.string().nullable(),
  clickedAt: timestampSchema,
  signedUpAt: timestampSchema.nullable(),
  publishedPageAt: timestampSchema.nullable(),
  rewardGranted: z.boolean(),
});
export type ReferralView = z.infer<typeof referralOutput>;

/** GET /api/referrals/stats (spec sections 3 and 7). */
export const referralStatsOutput = z.strictObject({
  referralUrl: z.string(),
  referralCode: z.string(),
  /** A month or more was earned, and Premium granted for it runs now. */
  premiumFromReferrals: z.boolean(),
  /** Until when granted Premium runs; null when none does. */
  premiumExpiresAt: timestampSchema.nullable(),
  stats: z.strictObject({
    totalClicks: z.int().min(0),
    totalSignups: z.int().min(0),
    totalPublished: z.int().min(0),
    totalRewardsEarned: z.int().min(0),
  }),
  /** Months earned, the same as in `stats`. */
  totalRewardsEarned: z.int().min(0),
  /** The latest 100: who signed up first, then clicks. */
  referrals: z.array(referralOutput),
});
export type ReferralStatsView = z.infer<typeof referralStatsOutput>;
