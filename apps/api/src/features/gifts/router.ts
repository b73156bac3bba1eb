import { giftPassInput, giftPassOutput } from "@giftling/domain";
import { z } from "zod";
import { hubReadProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoExtend, demoGiftPass, isDemoPass } from "../demo/gift-pass.ts";
import { giveGiftBack, holdLonger, readGiftPass } from "./gift-pass.ts";

export const giftsRouter = router({
  pass: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/gifts/:token" },
      summary: "A gift as its giver sees it, by the pass that recording it answered",
    })
    .input(giftPassInput)
    .output(giftPassOutput)
    .query(({ ctx, input: { token } }) =>
      isDemoPass(token) ? demoGiftPass(ctx, token) : readGiftPass(ctx, token),
    ),

  extend: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/gifts/:token/extend" },
      summary: "Hold a gift 48 hours longer, once",
      errors: ["NOT_FOUND", "CONFLICT", "PAUSED"],
    })
    .input(giftPassInput)
    .output(giftPassOutput)
    .mutation(({ ctx, input: { token } }) =>
      isDemoPass(token) ? demoExtend(ctx, token) : holdLonger(ctx, token),
    ),

  release: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/gifts/:token/release" },
      summary: "Give a gift back, or take a contribution back",
      errors: ["NOT_FOUND", "CONFLICT"],
    })
    .input(giftPassInput)
    .output(z.null())
    .mutation(async ({ ctx, input: { token } }) => {
      if (isDemoPass(token)) demoGiftPass(ctx, token);
      else await giveGiftBack(ctx, token);
      return null;
    }),
});
