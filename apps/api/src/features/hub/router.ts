import {
  hubKidInput,
  hubKidsInput,
  hubKidsOutput,
  hubMoreInput,
  hubOutput,
  isDemoId,
  subscribeInput,
  subscribeOutput,
  updateOutput,
  wallEntryOutput,
} from "@giftling/domain";
import { z } from "zod";
import { hubReadProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoSubscribe } from "../demo/answers.ts";
import { readHubKids, readKidHub, readUpdates, readWall } from "./read-hub.ts";
import { signUp } from "./sign-up.ts";

export const hubRouter = router({
  kids: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/kids" },
      summary: "The kids of a family's hub",
    })
    .input(hubKidsInput)
    .output(hubKidsOutput)
    .query(async ({ ctx, input }) => JSON.parse((await readHubKids(ctx, input.familyUrl)).text)),

  kid: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId" },
      summary: "All that a kid's hub shows",
    })
    .input(hubKidInput)
    .output(hubOutput)
    .query(async ({ ctx, input }) =>
      JSON.parse((await readKidHub(ctx, input.familyUrl, input.kidId)).text),
    ),

  wall: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId/wall" },
      summary: "More of a kid's Wall of Support",
    })
    .input(hubMoreInput)
    .output(z.array(wallEntryOutput))
    .query(({ ctx, input }) => readWall(ctx, input)),

  updates: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId/updates" },
      summary: "More of a kid's family updates",
    })
    .input(hubMoreInput)
    .output(z.array(updateOutput))
    .query(({ ctx, input }) => readUpdates(ctx, input)),

  subscribe: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/supporters", status: 201 },
      summary: "Ask for updates by mail",
    })
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(async (call) => {
      if (isDemoId(call.input.kidId)) demoSubscribe(call.ctx, call.input.kidId);
      else await signUp(call.ctx, call.input);
      return { status: "confirmation-sent" as const };
    }),
});
