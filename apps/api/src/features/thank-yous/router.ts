import { countPendingTasks } from "@giftling/db/queries/thank-yous/thank-yous";
import * as domain from "@giftling/domain";
import { z } from "zod";
import {
  createTransactionResolver,
  hubReadProcedure,
  noOutput,
  parentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  listPendingThankYous,
  markGiftThanked,
  readSentThankYous,
  readThankYouPage,
  sendHeart,
  sendThankYou,
  sendThankYous,
} from "./thank-yous.ts";

export const thankYousRouter = router({
  waiting: parentProcedure
    .meta({ summary: "How many thank-yous and confirmations wait at each of the parent's kids" })
    .output(z.array(domain.pendingThankYouOutput))
    .query(({ ctx }) => countPendingTasks(ctx.deps.db, ctx.familyId)),

  pendingThankYous: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/thank-yous/pending" },
      summary: "The thank-yous that wait",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.sentThankYouOutput))
    .query(({ ctx, input }) => listPendingThankYous(ctx, input.kidId)),

  sentThankYous: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/thank-yous/sent" },
      summary: "The thank-yous that were sent or marked as thanked",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.sentThankYouOutput))
    .query(({ ctx, input }) => readSentThankYous(ctx, input.kidId)),

  sendThankYou: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/:id/send" },
      summary: "Send a thank-you: a private page with a link to share",
      errors: ["CONFLICT"],
    })
    .input(domain.sendThankYouInput)
    .output(domain.sentThankYouOutput)
    .mutation(createTransactionResolver(sendThankYou)),

  sendThankYous: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/send" },
      summary: "Send the same words to several givers, {name} being each one's name, all or none",
      errors: ["CONFLICT", "NOT_FOUND"],
    })
    .input(domain.sendThankYousInput)
    .output(z.array(domain.sentThankYouOutput))
    .mutation(createTransactionResolver(sendThankYous)),

  markThanked: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-yous/:id/thanked" },
      summary: "Mark a giver as thanked, on the wall as well, or take that back",
      errors: ["CONFLICT"],
    })
    .input(domain.markThankedInput)
    .output(domain.sentThankYouOutput)
    .mutation(createTransactionResolver(markGiftThanked)),

  thankYouPage: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/thank-you-pages/:token" },
      summary: "A private thank-you page, by the token in its link",
    })
    .input(domain.thankYouPageInput)
    .output(domain.thankYouPageOutput)
    .query(({ ctx, input }) => readThankYouPage(ctx, input.token)),

  sendHeart: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/thank-you-pages/:token/heart" },
      summary: "Send a heart back for a thank-you; a second one changes nothing",
      errors: ["NOT_FOUND", "CONFLICT", "PAUSED"],
    })
    .input(domain.thankYouPageInput)
    .output(noOutput)
    .mutation(({ ctx, input }) => sendHeart(ctx, input.token)),
});
