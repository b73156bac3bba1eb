import {
  hubKidInput,
  hubKidsInput,
  hubKidsOutput,
  hubOutput,
  isDemoId,
  subscribeInput,
  subscribeOutput,
} from "@giftling/domain";
import { hubReadProcedure, inTransaction, publicWriteProcedure, router } from "../../trpc.ts";
import { demoSubscribe } from "./demo.ts";
import { readHub, readHubKids } from "./read-hub.ts";
import { subscribe } from "./subscribe.ts";

const signUp = inTransaction(subscribe);

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
    .mutation(async (call) => {
      if (isDemoId(call.input.kidId)) demoSubscribe(call.ctx, call.input.kidId);
      else await signUp(call);
      return { status: "confirmation-sent" as const };
    }),
});
