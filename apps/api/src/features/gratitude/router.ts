import { countWaiting } from "@giftling/db/queries/gratitude/waiting";
import { listWall } from "@giftling/db/queries/gratitude/wall";
import {
  approveNamesInput,
  byKidInput,
  changedContributionOutput,
  changedWallEntryOutput,
  contributionOutput,
  editWallEntryInput,
  isDemoId,
  markThankedInput,
  parentWallEntryOutput,
  putBackDayInput,
  putBackDayOutput,
  recordContributionInput,
  reportContributionInput,
  reportContributionOutput,
  sendThankYouInput,
  sendThankYousInput,
  sentThankYouOutput,
  setContributionStatusInput,
  thankYouPageInput,
  thankYouPageOutput,
  waitingOutput,
} from "@giftling/domain";
import { z } from "zod";
import { onceInOneStatement, onceKeeping } from "../../idempotency.ts";
import {
  hubReadProcedure,
  idempotentProcedure,
  inTransaction,
  parentProcedure,
  publicIdempotentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc.ts";
import { demoContribution } from "../demo/answers.ts";
import { ofOwnKid } from "../own-kid.ts";
import { editWallEntry } from "./edit-wall-entry.ts";
import { withContributionChange, withEntryChange } from "./gift-change.ts";
import { recordContribution } from "./record-contribution.ts";
import { reportContribution, withGiftToken } from "./report-contribution.ts";
import { setContributionStatus } from "./set-contribution-status.ts";
import {
  listPendingThankYous,
  markThanked,
  readThankYouPage,
  sendHeart,
  sendThankYou,
  sendThankYous,
  sentThankYousOf,
} from "./thank-yous.ts";
import { approve, putBackDay } from "./wall-door.ts";

const reportOnce = onceInOneStatement(contributionOutput, reportContribution, withGiftToken);

export const gratitudeRouter = router({
  contributions: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/contributions" },
      summary: "A kid's contributions",
    })
    .input(byKidInput)
    .output(z.array(contributionOutput))
    .query(({ ctx, input }) => ctx.readKid(ctx.familyId, input.kidId, "contributions")),

  reportContribution: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/contributions", status: 201 },
      summary: "Report a contribution that was made elsewhere",
      errors: ["PASSCODE_REQUIRED", "PAUSED"],
    })
    .input(reportContributionInput)
    .output(reportContributionOutput)
    .mutation((call) =>
      isDemoId(call.input.kidId) ? demoContribution(call.ctx, call.input) : reportOnce(call),
    ),

  recordContribution: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/contributions/record", status: 201 },
      summary: "Record by hand what was given elsewhere",
    })
    .input(recordContributionInput)
    .output(changedContributionOutput)
    .mutation(onceKeeping(contributionOutput, recordContribution, withContributionChange)),

  setContributionStatus: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/contributions/:id/status" },
      summary: "Confirm or dismiss a contribution, or take that back to reported",
    })
    .input(setContributionStatusInput)
    .output(changedContributionOutput)
    .mutation(inTransaction(setContributionStatus, withContributionChange)),

  waiting: parentProcedure
    .meta({ summary: "How many thank-yous and confirmations wait at each of the parent's kids" })
    .output(z.array(waitingOutput))
    .query(({ ctx }) => countWaiting(ctx.deps.db, ctx.familyId)),

  wall: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wall" },
      summary: "All that can be on a kid's wall, with what was taken off it",
    })
    .input(byKidInput)
    .output(z.array(parentWallEntryOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWall)),

  approveNames: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/approve" },
      summary: "Let strangers see the names of these entries of a kid's wall",
    })
    .input(approveNamesInput)
    .output(z.array(parentWallEntryOutput))
    .mutation(inTransaction(approve)),

  putBackDay: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/put-back" },
      summary: "Take back what strangers recorded for a kid on one UTC day",
    })
    .input(putBackDayInput)
    .output(putBackDayOutput)
    .mutation(inTransaction(putBackDay)),

  editWallEntry: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/wall/:kind/:id" },
      summary: "Correct a giver's name, or take an entry off the wall or put it back",
      errors: ["CONFLICT"],
    })
    .input(editWallEntryInput)
    .output(changedWallEntryOutput)
    .mutation(inTransaction(editWallEntry, withEntryChange)),

  pendingThankYous: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/thank-yous/pending" },
      summary: "The thank-yous that wait",
    })
    .input(byKidInput)
    .output(z.array(sentThankYouOutput))
    .query(({ ctx, input }) => listPendingThankYous(ctx, input.kidId)),

  sentThankYous: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/thank-yous/sent" },
      summary: "The thank-yous that were sent or marked as thanked",
    })
    .input(byKidInput)
    .output(z.array(sentThankYouOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, sentThankYousOf(ctx))),

  sendThankYou: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/:id/send" },
      summary: "Send a thank-you: a private page with a link to share",
      errors: ["CONFLICT"],
    })
    .input(sendThankYouInput)
    .output(sentThankYouOutput)
    .mutation(inTransaction(sendThankYou)),

  sendThankYous: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/send" },
      summary: "Send the same words to several givers, {name} being each one's name, all or none",
      errors: ["CONFLICT", "NOT_FOUND"],
    })
    .input(sendThankYousInput)
    .output(z.array(sentThankYouOutput))
    .mutation(inTransaction(sendThankYous)),

  markThanked: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/:id/thanked" },
      summary: "Mark a giver as thanked, on the wall as well, or take that back",
      errors: ["CONFLICT"],
    })
    .input(markThankedInput)
    .output(sentThankYouOutput)
    .mutation(inTransaction(markThanked)),

  thankYouPage: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/thank-you-pages/:token" },
      summary: "A private thank-you page, by the token in its link",
    })
    .input(thankYouPageInput)
    .output(thankYouPageOutput)
    .query(({ ctx, input }) => readThankYouPage(ctx, input.token)),

  sendHeart: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-you-pages/:token/heart" },
      summary: "Send a heart back for a thank-you; a second one changes nothing",
      errors: ["NOT_FOUND", "CONFLICT", "PAUSED"],
    })
    .input(thankYouPageInput)
    .output(z.null())
    .mutation(({ ctx, input }) => sendHeart(ctx, input.token)),
});
