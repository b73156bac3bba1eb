import * as domain from "@giftling/domain";
import { z } from "zod";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  addUpdate,
  cancelDigestMails,
  cancelUpdateMails,
  editUpdate,
  listOwnUpdates,
  previewDigest,
  previewUpdate,
  readDigest,
  readUpdateReaders,
  removeUpdate,
} from "./updates.ts";

export const updatesRouter = router({
  list: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/kids/:kidId/updates" }, summary: "A kid's updates" })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentUpdateOutput))
    .query(({ ctx, input }) => listOwnUpdates(ctx, input.kidId)),

  readers: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/updates/readers" },
      summary: "How many would get an update by mail that is written now",
    })
    .input(domain.kidIdInput)
    .output(domain.updateReadersOutput)
    .query(async ({ ctx, input }) => {
      await ctx.readKid(ctx.familyId, input.kidId, "updateMails");
      return readUpdateReaders(ctx, input.kidId);
    }),

  preview: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates/preview" },
      summary: "The mail about an update that is being written, as it would look",
    })
    .input(domain.previewUpdateInput)
    .output(domain.updatePreviewOutput)
    .mutation(({ ctx, input }) => previewUpdate(ctx, input)),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates", status: 201 },
      summary: "Write an update",
      errors: ["TOO_MANY"],
    })
    .input(domain.createUpdateInput)
    .output(domain.parentUpdateOutput)
    .mutation(createTransactionResolver(addUpdate)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/updates/:id" },
      summary: "Edit an update",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(domain.editUpdateInput)
    .output(domain.parentUpdateOutput)
    .mutation(createTransactionResolver(editUpdate)),

  stopMail: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/updates/:id/mail" },
      summary: "Don't send what of an update's mails has not left",
    })
    .input(domain.idInput)
    .output(domain.parentUpdateOutput)
    .mutation(createTransactionResolver(cancelUpdateMails)),

  digest: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/digest" },
      summary: "The next or latest mail with a kid's new wishes",
    })
    .input(domain.kidIdInput)
    .output(domain.digestOutput)
    .query(({ ctx, input }) => readDigest(ctx.deps.db, ctx, input)),

  previewDigest: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/digest/preview" },
      summary: "The next mail with a kid's new wishes, as it would look",
    })
    .input(domain.kidIdInput)
    .output(domain.updatePreviewOutput)
    .query(({ ctx, input }) => previewDigest(ctx, input)),

  stopDigest: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/kids/:kidId/digest/mail" },
      summary: "Don't send what of the mails with new wishes has not left",
    })
    .input(domain.kidIdInput)
    .output(domain.digestOutput)
    .mutation(createTransactionResolver(cancelDigestMails)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/updates/:id" }, summary: "Remove an update" })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeUpdate)),
});
