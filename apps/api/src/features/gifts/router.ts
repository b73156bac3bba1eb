import * as domain from "@giftling/domain";
import { createSingleStatementResolver } from "../../trpc/idempotency.ts";
import {
  hubReadProcedure,
  noOutput,
  publicIdempotentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  createDemoGift,
  extendDemoHold,
  getDemoGift,
  isDemoGiftAccessToken,
} from "../demo/responses.ts";
import { extendGiftHold, readGift, requestGiftWithdrawal, undoGift } from "./gift-access.ts";
import { addGiftTokens, recordGift } from "./record-gift.ts";

const resolveGift = createSingleStatementResolver(recordGift, addGiftTokens);

export const giftsRouter = router({
  record: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/gifts", status: 201 },
      summary: "Record a gift that isn't on the list",
      errors: ["PASSCODE_REQUIRED", "PAUSED", "TOO_MANY"],
    })
    .input(domain.recordGiftInput)
    .output(domain.recordedGiftOutput)
    .mutation((call) =>
      domain.isDemoId(call.input.kidId) ? createDemoGift(call.ctx, call.input) : resolveGift(call),
    ),

  pass: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/gifts/:token" },
      summary: "A gift as its giver sees it, by the pass that recording it answered",
    })
    .input(domain.giftAccessTokenInput)
    .output(domain.giftPageOutput)
    .query(({ ctx, input: { token } }) =>
      isDemoGiftAccessToken(token) ? getDemoGift(ctx, token) : readGift(ctx, token),
    ),

  extend: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/gifts/:token/extend" },
      summary: "Hold a gift 48 hours longer, once",
      errors: ["NOT_FOUND", "CONFLICT", "PAUSED"],
    })
    .input(domain.giftAccessTokenInput)
    .output(domain.giftPageOutput)
    .mutation(({ ctx, input: { token } }) =>
      isDemoGiftAccessToken(token) ? extendDemoHold(ctx, token) : extendGiftHold(ctx, token),
    ),

  askBack: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/gifts/:token/ask-back" },
      summary: "Ask the family to take back a contribution that it has confirmed",
      errors: ["NOT_FOUND", "CONFLICT"],
    })
    .input(domain.giftAccessTokenInput)
    .output(domain.giftPageOutput)
    .mutation(({ ctx, input: { token } }) =>
      isDemoGiftAccessToken(token) ? getDemoGift(ctx, token) : requestGiftWithdrawal(ctx, token),
    ),

  release: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/gifts/:token/release" },
      summary: "Give a gift back, or take a contribution back",
      errors: ["NOT_FOUND", "CONFLICT"],
    })
    .input(domain.giftAccessTokenInput)
    .output(noOutput)
    .mutation(async ({ ctx, input: { token } }) => {
      if (isDemoGiftAccessToken(token)) getDemoGift(ctx, token);
      else await undoGift(ctx, token);
    }),
});
