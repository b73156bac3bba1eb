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
import { demoSubscribe } from "../demo/answers.ts";
import { readHub, readHubKids } from "./read-hub.ts";
import { subscribe } from "./subscribe.ts";

const signUp = inTransaction(subscribe);

export const hubRouter = router({
  kids: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/kids" },
      summary: "The kids of a family's hub",
    })
    .input(hubKidsInput)
    .output(hubKidsOutput)
    .query(({ ctx, input }) => readHubKids(ctx, input.familyUrl)),

  kid: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId" },
      summary: "All that a kid's hub shows",
    })
    .input(hubKidInput)
    .output(hubOutput)
    .query(({ ctx, input }) => readHub(ctx, input.familyUrl, input.kidId)),

  subscribe: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/supporters", status: 201 },
      summary: "Ask for updates by mail",
    })
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(async (call) => {
      if (isDemoId(call.input.kidId)) demoSubscribe(call.ctx, call.input.kidId);
      else await signUp(call);
      return { status: "confirmation-sent" as const };
    }),
});
