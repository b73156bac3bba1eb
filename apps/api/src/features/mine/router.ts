import {
  myGiftsInput,
  myGiftsOutput,
  removedGiftOutput,
  removedGiftsInput,
  requestMyGiftsInput,
} from "@giftling/domain";
import { z } from "zod";
import { hubReadProcedure, noOutput, publicWriteProcedure, router } from "../../trpc/trpc.ts";
import { readMyGifts, readRemovedGifts, requestMyGiftsLink } from "./my-gifts.ts";

export const myGiftsRouter = router({
  ask: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/my-gifts" },
      summary: "Send an address the link to what it gave and follows",
    })
    .input(requestMyGiftsInput)
    .output(noOutput)
    .mutation(({ ctx, input }) => requestMyGiftsLink(ctx, input)),

  gifts: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/my-gifts/:token" },
      summary: "What an address gave and follows, by the link in its mail",
    })
    .input(myGiftsInput)
    .output(myGiftsOutput)
    .query(({ ctx, input }) => readMyGifts(ctx, input.token)),

  // A POST, because the tokens are secret and too long for a URL.
  removed: hubReadProcedure
    .meta({
      rest: { method: "POST", path: "/api/my-gifts/removed" },
      summary: "Which of these gifts are no longer on the family's list",
    })
    .input(removedGiftsInput)
    .output(z.array(removedGiftOutput))
    .mutation(({ ctx, input }) => readRemovedGifts(ctx, input)),
});
