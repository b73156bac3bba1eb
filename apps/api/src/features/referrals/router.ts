import { clickReferralInput, referralStatsOutput } from "@giftling/domain";
import { noOutput, parentProcedure, publicWriteProcedure, router } from "../../trpc/trpc.ts";
import { countReferralClick, readReferralStats } from "./reward.ts";

export const referralsRouter = router({
  stats: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/referrals/stats" },
      summary: "The referral link, and what came of it",
    })
    .output(referralStatsOutput)
    .query(({ ctx }) => readReferralStats(ctx)),

  click: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/referrals/click" },
      summary: "Count a click on a friend's referral link",
      errors: ["NOT_FOUND"],
    })
    .input(clickReferralInput)
    .output(noOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limiter.referralClick(ctx.limitKeys);
      await countReferralClick(ctx, input.code);
    }),
});
