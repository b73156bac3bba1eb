import {
  hubKidInput,
  hubKidsInput,
  hubKidsOutput,
  hubOutput,
  isDemoId,
  subscribeInput,
  subscribeOutput,
} from "@giftling/domain";
import { demoSubscribe } from "../actions/hub/demo.ts";
import { readHub, readHubKids } from "../actions/hub/read-hub.ts";
import { subscribe } from "../actions/hub/subscribe.ts";
import { hubReadProcedure, publicWriteProcedure, router } from "../trpc.ts";

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
