import { listContributions, listPendingThankYous } from "@giftling/db/queries/gratitude";
import { listWall } from "@giftling/db/queries/wall";
import {
  byKidInput,
  contributionOutput,
  editWallEntryInput,
  isDemoId,
  parentWallEntryOutput,
  recordContributionInput,
  reportContributionInput,
  reportContributionOutput,
  setContributionStatusInput,
  thankYouOutput,
} from "@giftling/domain";
import { z } from "zod";
import { demoContribution } from "../actions/demo.ts";
import { editWallEntry } from "../actions/edit-wall-entry.ts";
import { ofOwnKid } from "../actions/parent.ts";
import { recordContribution } from "../actions/record-contribution.ts";
import { reportContribution } from "../actions/report-contribution.ts";
import { setContributionStatus } from "../actions/set-contribution-status.ts";
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

  recordContribution: parentProcedure
    .input(recordContributionInput)
    .output(contributionOutput)
    .mutation(({ ctx, input }) => recordContribution(ctx, input)),

  setContributionStatus: parentProcedure
    .input(setContributionStatusInput)
    .output(contributionOutput)
    .mutation(({ ctx, input }) => setContributionStatus(ctx, input.id, input.status)),

  wall: parentProcedure
    .input(byKidInput)
    .output(z.array(parentWallEntryOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWall)),

  editWallEntry: parentProcedure
    .input(editWallEntryInput)
    .output(parentWallEntryOutput)
    .mutation(({ ctx, input }) => editWallEntry(ctx, input)),

  pendingThankYous: parentProcedure
    .input(byKidInput)
    .output(z.array(thankYouOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listPendingThankYous)),
});
