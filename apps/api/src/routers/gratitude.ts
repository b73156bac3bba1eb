import { listContributions, listPendingThankYous } from "@giftling/db/queries/gratitude";
import {
  byKidInput,
  contributionOutput,
  isDemoId,
  reportContributionInput,
  reportContributionOutput,
  thankYouOutput,
} from "@giftling/domain";
import { z } from "zod";
import { demoContribution } from "../actions/demo.ts";
import { ofOwnKid } from "../actions/parent.ts";
import { reportContribution } from "../actions/report-contribution.ts";
import { parentProcedure, publicWriteProcedure, router } from "../trpc.ts";

export const gratitudeRouter = router({
  contributions: parentProcedure
    .input(byKidInput)
    .output(z.array(contributionOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listContributions)),

  reportContribution: publicWriteProcedure
    .input(reportContributionInput)
    .output(reportContributionOutput)
    .mutation(({ ctx, input }) =>
      isDemoId(input.kidId) ? demoContribution(ctx, input) : reportContribution(ctx, input),
    ),

  pendingThankYous: parentProcedure
    .input(byKidInput)
    .output(z.array(thankYouOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listPendingThankYous)),
});
