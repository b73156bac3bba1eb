import {
  byIdInput,
  byKidInput,
  createUpdateInput,
  editUpdateInput,
  ownUpdateOutput,
  previewUpdateInput,
  updatePreviewOutput,
  updateReadersOutput,
} from "@giftling/domain";
import { z } from "zod";
import { createIdempotentResolver } from "../../trpc/idempotency.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  cancelUpdateMails,
  listOwnUpdates,
  previewUpdate,
  readUpdateReaders,
} from "./update-mail.ts";
import { addUpdate, editUpdate, removeUpdate } from "./write-update.ts";

export const updatesRouter = router({
  list: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/kids/:kidId/updates" }, summary: "A kid's updates" })
    .input(byKidInput)
    .output(z.array(ownUpdateOutput))
    .query(({ ctx, input }) => listOwnUpdates(ctx, input.kidId)),

  readers: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/updates/readers" },
      summary: "How many would get an update by mail that is written now",
    })
    .input(byKidInput)
    .output(updateReadersOutput)
    .query(async ({ ctx, input }) => {
      await ctx.readKid(ctx.familyId, input.kidId, "updateMails");
      return readUpdateReaders(ctx, input.kidId);
    }),

  preview: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates/preview" },
      summary: "The mail about an update that is being written, as it would look",
    })
    .input(previewUpdateInput)
    .output(updatePreviewOutput)
    .mutation(({ ctx, input }) => previewUpdate(ctx, input)),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates", status: 201 },
      summary: "Write an update",
      errors: ["TOO_MANY"],
    })
    .input(createUpdateInput)
    .output(ownUpdateOutput)
    .mutation(createIdempotentResolver(addUpdate)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/updates/:id" },
      summary: "Edit an update",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(editUpdateInput)
    .output(ownUpdateOutput)
    .mutation(createTransactionResolver(editUpdate)),

  stopMail: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/updates/:id/mail" },
      summary: "Don't send what of an update's mails has not left",
    })
    .input(byIdInput)
    .output(ownUpdateOutput)
    .mutation(createTransactionResolver(cancelUpdateMails)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/updates/:id" }, summary: "Remove an update" })
    .input(byIdInput)
    .output(z.null())
    .mutation(createTransactionResolver(removeUpdate)),
});
