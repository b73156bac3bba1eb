import * as domain from "@giftling/domain";
import { z } from "zod";
import { hubReadProcedure, noOutput, publicWriteProcedure, router } from "../../trpc/trpc.ts";
import { acceptDemoFollower } from "../demo/responses.ts";
import { readHubKids, readKidHub, readUpdatesPage, readWallPage } from "./read-hub.ts";
import { recordHubReport } from "./record-hub-report.ts";
import { subscribeVisitor } from "./subscribe.ts";
import { verifyHubPasscode } from "./verify-hub-passcode.ts";

export const hubRouter = router({
  kids: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/kids" },
      summary: "The kids of a family's hub",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.hubKidsInput)
    .output(domain.hubKidsOutput)
    .query(async ({ ctx, input }) => JSON.parse((await readHubKids(ctx, input.familyUrl)).text)),

  kid: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId" },
      summary: "All that a kid's hub shows",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.hubKidInput)
    .output(domain.hubOutput)
    .query(async ({ ctx, input }) =>
      JSON.parse((await readKidHub(ctx, input.familyUrl, input.kidId)).text),
    ),

  wall: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId/wall" },
      summary: "More of a kid's Wall of Support",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.hubListPageInput)
    .output(z.array(domain.wallEntryOutput))
    .query(({ ctx, input }) => readWallPage(ctx, input)),

  updates: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/hub/:familyUrl/:kidId/updates" },
      summary: "More of a kid's family updates",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.hubListPageInput)
    .output(z.array(domain.updateOutput))
    .query(({ ctx, input }) => readUpdatesPage(ctx, input)),

  open: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/hub/:familyUrl/open" },
      summary: "Open a hub with its passcode: sets a cookie that lets this browser in",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.openHubInput)
    .output(noOutput)
    .mutation(async ({ ctx, input }) => {
      const cookie = await verifyHubPasscode(ctx, input);
      if (cookie !== null) ctx.setCookie(cookie);
    }),

  report: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/hub/:familyUrl/report" },
      summary: "Report a hub's page to those who run the product",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.reportPageInput)
    .output(noOutput)
    .mutation(({ ctx, input }) => recordHubReport(ctx, input)),

  subscribe: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/supporters", status: 201 },
      summary: "Ask for updates by mail",
      errors: ["PASSCODE_REQUIRED", "PAUSED"],
    })
    .input(domain.subscribeInput)
    .output(domain.subscribeOutput)
    .mutation(async (call) => {
      if (domain.isDemoId(call.input.kidId)) acceptDemoFollower(call.ctx, call.input.kidId);
      else await subscribeVisitor(call.ctx, call.input);
      return { status: "confirmation-sent" as const };
    }),
});
