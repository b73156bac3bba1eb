import {
  hubKidInput,
  hubKidsInput,
  hubKidsOutput,
  hubOutput,
  isDemoId,
  subscribeInput,
  subscribeOutput,
} from "@giftling/domain";
import { hubReadProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoSubscribe } from "./demo.ts";
import { readHub, readHubKids } from "./read-hub.ts";
import { subscribe } from "./subscribe.ts";

export const hubRouter = router({
  kids: hubReadProcedure
    .input(hubKidsInput)
    .output(hubKidsOutput)
    .query(({ ctx, input }) => readHubKids(ctx, input.familyUrl)),

  kid: hubReadProcedure
    .input(hubKidInput)
    .output(hubOutput)
    .query(({ ctx, input }) => readHub(ctx, input.familyUrl, input.kidId)),

  subscribe: publicWriteProcedure
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(async ({ ctx, input }) => {
      if (isDemoId(input.kidId)) demoSubscribe(ctx, input.kidId);
      else await subscribe(ctx, input);
      return { status: "confirmation-sent" as const };
    }),
});
