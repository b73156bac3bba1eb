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
  thankYouFor,
  thankYouPageInput,
  thankYouPageOutput,
} from "@giftling/domain";
import { z } from "zod";
import { found } from "../../errors/app-error.ts";
import { hubReadProcedure, parentProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoContribution } from "../hub/demo.ts";
import { ofOwnKid } from "../own-kid.ts";
import { editWallEntry } from "./edit-wall-entry.ts";
import { giftChange } from "./gift-change.ts";
import { recordContribution } from "./record-contribution.ts";
import { reportContribution } from "./report-contribution.ts";
import { setContributionStatus } from "./set-contribution-status.ts";
import {
  markThanked,
  pendingThankYousOf,
  readThankYouPage,
  sendThankYous,
  sentThankYousOf,
} from "./thank-yous.ts";

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
    .output(changedContributionOutput)
    .mutation(async ({ ctx, input }) => {
      const recorded = await recordContribution(ctx, input);
      const gift = { kind: "contribution", id: recorded.id } as const;
      return { ...recorded, changed: await giftChange(ctx, gift) };
    }),

  setContributionStatus: parentProcedure
    .input(setContributionStatusInput)
    .output(changedContributionOutput)
    .mutation(async ({ ctx, input }) => {
      const contribution = await setContributionStatus(ctx, input.id, input.status);
      return {
        ...contribution,
        changed: await giftChange(ctx, { kind: "contribution", id: input.id }),
      };
    }),

  wall: parentProcedure
    .input(byKidInput)
    .output(z.array(parentWallEntryOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWall)),

  editWallEntry: parentProcedure
    .input(editWallEntryInput)
    .output(changedWallEntryOutput)
    .mutation(async ({ ctx, input }) => {
      const entry = await editWallEntry(ctx, input);
      return { ...entry, changed: await giftChange(ctx, entry) };
    }),

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
    .mutation(async ({ ctx, input }) => {
      const [sent] = await sendThankYous(ctx, [input.id], () => input.personalMessage);
      return found(sent);
    }),

  sendThankYous: parentProcedure
    .input(sendThankYousInput)
    .output(z.array(sentThankYouOutput))
    .mutation(({ ctx, input }) =>
      sendThankYous(ctx, input.ids, (giver) => thankYouFor(input.personalMessage, giver)),
    ),

  markThanked: parentProcedure
    .input(markThankedInput)
    .output(sentThankYouOutput)
    .mutation(({ ctx, input }) => markThanked(ctx, input.id, input.isThanked)),

  thankYouPage: hubReadProcedure
    .input(thankYouPageInput)
    .output(thankYouPageOutput)
    .query(({ ctx, input }) => readThankYouPage(ctx.deps, input.token)),
});
