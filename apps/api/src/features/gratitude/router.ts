import { listContributions } from "@giftling/db/queries/gratitude/contributions";
import { listWall } from "@giftling/db/queries/gratitude/wall";
import {
  byKidInput,
  changedContributionOutput,
  changedWallEntryOutput,
  contributionOutput,
  editWallEntryInput,
  isDemoId,
  markThankedInput,
  parentWallEntryOutput,
  recordContributionInput,
  reportContributionInput,
  reportContributionOutput,
  sendThankYouInput,
  sendThankYousInput,
  sentThankYouOutput,
  setContributionStatusInput,
  thankYouPageInput,
  thankYouPageOutput,
} from "@giftling/domain";
import { z } from "zod";
import { onceKeeping } from "../../idempotency.ts";
import {
  hubReadProcedure,
  idempotentProcedure,
  inTransaction,
  parentProcedure,
  publicIdempotentProcedure,
  router,
} from "../../trpc.ts";
import { demoContribution } from "../hub/demo.ts";
import { ofOwnKid } from "../own-kid.ts";
import { editWallEntry } from "./edit-wall-entry.ts";
import { withContributionChange, withEntryChange } from "./gift-change.ts";
import { recordContribution } from "./record-contribution.ts";
import { reportContribution, withGiftToken } from "./report-contribution.ts";
import { setContributionStatus } from "./set-contribution-status.ts";
import {
  markThanked,
  pendingThankYousOf,
  readThankYouPage,
  sendThankYou,
  sendThankYous,
  sentThankYousOf,
} from "./thank-yous.ts";

const reportOnce = onceKeeping(contributionOutput, reportContribution, withGiftToken);

export const gratitudeRouter = router({
  contributions: parentProcedure
    .input(byKidInput)
    .output(z.array(contributionOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listContributions)),

  reportContribution: publicIdempotentProcedure
    .input(reportContributionInput)
    .output(reportContributionOutput)
    .mutation((call) =>
      isDemoId(call.input.kidId) ? demoContribution(call.ctx, call.input) : reportOnce(call),
    ),

  recordContribution: idempotentProcedure
    .input(recordContributionInput)
    .output(changedContributionOutput)
    .mutation(onceKeeping(contributionOutput, recordContribution, withContributionChange)),

  setContributionStatus: parentProcedure
    .input(setContributionStatusInput)
    .output(changedContributionOutput)
    .mutation(inTransaction(setContributionStatus, withContributionChange)),

  wall: parentProcedure
    .input(byKidInput)
    .output(z.array(parentWallEntryOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWall)),

  editWallEntry: parentProcedure
    .input(editWallEntryInput)
    .output(changedWallEntryOutput)
    .mutation(inTransaction(editWallEntry, withEntryChange)),

  pendingThankYous: parentProcedure
    .input(byKidInput)
    .output(z.array(sentThankYouOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, pendingThankYousOf(ctx))),

  sentThankYous: parentProcedure
    .input(byKidInput)
    .output(z.array(sentThankYouOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, sentThankYousOf(ctx))),

  sendThankYou: parentProcedure
    .input(sendThankYouInput)
    .output(sentThankYouOutput)
    .mutation(inTransaction(sendThankYou)),

  sendThankYous: parentProcedure
    .input(sendThankYousInput)
    .output(z.array(sentThankYouOutput))
    .mutation(inTransaction(sendThankYous)),

  markThanked: parentProcedure
    .input(markThankedInput)
    .output(sentThankYouOutput)
    .mutation(inTransaction(markThanked)),

  thankYouPage: hubReadProcedure
    .input(thankYouPageInput)
    .output(thankYouPageOutput)
    .query(({ ctx, input }) => readThankYouPage(ctx.deps, input.token)),
});
