import * as domain from "@giftling/domain";
import { z } from "zod";
import { createSingleStatementResolver } from "../../trpc/idempotency.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  parentProcedure,
  publicIdempotentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { createDemoContribution } from "../demo/responses.ts";
import {
  addContributionTokens,
  declineWithdrawal,
  recordContribution,
  reportContribution,
  setContributionStatus,
} from "./contributions.ts";
import { addContributionChange } from "./gift-change.ts";

const resolveReport = createSingleStatementResolver(reportContribution, addContributionTokens);

export const contributionsRouter = router({
  contributions: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/contributions" },
      summary: "A kid's contributions",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.contributionOutput))
    .query(({ ctx, input }) => ctx.readKid(ctx.familyId, input.kidId, "contributions")),

  reportContribution: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/contributions", status: 201 },
      summary: "Report a contribution that was made elsewhere",
      errors: ["PASSCODE_REQUIRED", "PAUSED", "CONFLICT"],
    })
    .input(domain.reportContributionInput)
    .output(domain.reportContributionOutput)
    .mutation((call) =>
      domain.isDemoId(call.input.kidId)
        ? createDemoContribution(call.ctx, call.input)
        : resolveReport(call),
    ),

  recordContribution: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/contributions/record", status: 201 },
      summary: "Record by hand what was given elsewhere",
      errors: ["CONFLICT"],
    })
    .input(domain.recordContributionInput)
    .output(domain.changedContributionOutput)
    .mutation(createTransactionResolver(recordContribution, addContributionChange)),

  setContributionStatus: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/contributions/:id/status" },
      summary: "Confirm or dismiss a contribution, or take that back to reported",
    })
    .input(domain.setContributionStatusInput)
    .output(domain.changedContributionOutput)
    .mutation(createTransactionResolver(setContributionStatus, addContributionChange)),

  keepContribution: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/contributions/:id/keep" },
      summary: "Decline the giver's request to take a contribution back",
    })
    .input(domain.idInput)
    .output(domain.changedContributionOutput)
    .mutation(createTransactionResolver(declineWithdrawal, addContributionChange)),
});
