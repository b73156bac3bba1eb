import { clickReferralInput, referralStatsOutput } from "@giftling/domain";
import { z } from "zod";
import { parentProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { countReferralClick, readReferralStats } from "./reward.ts";

export const referralsRouter = router({
  stats: parentProcedure.output(referralStatsOutput).query(({ ctx }) => readReferralStats(ctx)),

  click: publicWriteProcedure
    .input(clickReferralInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await countReferralClick(ctx, input.code);
      return null;
    }),
});
