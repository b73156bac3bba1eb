import { listKids } from "@giftling/db/queries/kids";
import {
  analyticsOutput,
  byIdInput,
  byKidInput,
  clickReportInput,
  clickReportOutput,
  createKidInput,
  kidOutput,
  reorderKidsInput,
  setAvatarInput,
  updateKidInput,
  uploadAvatarInput,
  uploadAvatarOutput,
} from "@giftling/domain";
import { z } from "zod";
import { once } from "../../idempotency.ts";
import { storePicture } from "../../storage/pictures.ts";
import { idempotentProcedure, inTransaction, parentProcedure, router } from "../../trpc.ts";
import { readAnalytics } from "./analytics.ts";
import { readClickReport } from "./click-report.ts";
import { removeKid } from "./delete-kid.ts";
import { addKid, editKid, orderKids, setAvatar } from "./write-kid.ts";

export const kidsRouter = router({
  list: parentProcedure
    .output(z.array(kidOutput))
    .query(({ ctx }) => listKids(ctx.deps.db, ctx.parentId)),

  create: idempotentProcedure.input(createKidInput).output(kidOutput).mutation(once(addKid)),

  update: parentProcedure.input(updateKidInput).output(kidOutput).mutation(inTransaction(editKid)),

  reorder: parentProcedure
    .input(reorderKidsInput)
    .output(z.array(kidOutput))
    .mutation(inTransaction(orderKids)),

  delete: parentProcedure.input(byIdInput).output(z.null()).mutation(inTransaction(removeKid)),

  uploadAvatar: parentProcedure
    .input(uploadAvatarInput)
    .output(uploadAvatarOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limiter.upload(ctx.parentId);
      return { publicURL: await storePicture(ctx.deps, ctx.parentId, input.imageData) };
    }),

  setAvatar: parentProcedure
    .input(setAvatarInput)
    .output(kidOutput)
    .mutation(inTransaction(setAvatar)),

  clicks: parentProcedure
    .input(clickReportInput)
    .output(clickReportOutput)
    .query(({ ctx, input }) => readClickReport(ctx, input)),

  analytics: parentProcedure
    .input(byKidInput)
    .output(analyticsOutput)
    .query(({ ctx, input }) => readAnalytics(ctx, input.kidId)),
});
