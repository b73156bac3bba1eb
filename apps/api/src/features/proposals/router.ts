import * as domain from "@giftling/domain";
import { z } from "zod";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  parentProcedure,
  publicIdempotentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { acceptDemoProposal } from "../demo/responses.ts";
import { acceptProposal, declineProposal, proposeWish } from "./proposals.ts";

export const proposalsRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/proposals" },
      summary: "The wishes that visitors proposed for a kid",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.proposalOutput))
    .query(({ ctx, input }) => ctx.readKid(ctx.familyId, input.kidId, "proposals")),

  create: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/proposals", status: 201 },
      summary: "Propose a wish to the family",
      errors: ["PASSCODE_REQUIRED", "PAUSED", "TOO_MANY"],
    })
    .input(domain.proposeWishInput)
    .output(domain.proposeWishOutput)
    .mutation((call) =>
      domain.isDemoId(call.input.kidId)
        ? acceptDemoProposal(call.ctx, call.input.kidId)
        : proposeWish(call),
    ),

  accept: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/proposals/:id/accept", status: 201 },
      summary: "Put a proposed wish on the list",
      errors: ["TOO_MANY"],
    })
    .input(domain.idInput)
    .output(domain.parentWishlistItemOutput)
    .mutation(createTransactionResolver(acceptProposal)),

  decline: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/proposals/:id" },
      summary: "Decline a proposed wish",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(declineProposal)),
});
