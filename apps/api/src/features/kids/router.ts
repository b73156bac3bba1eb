import { listKids } from "@giftling/db/queries/kids/kids";
import * as domain from "@giftling/domain";
import { z } from "zod";
import { addKidVersion } from "../../access/versions.ts";
import { MAX_UPLOAD_BODY_BYTES, storePicture } from "../../services/storage/pictures.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  ownerProcedure,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { readAnalytics, readClickReport } from "./analytics.ts";
import { listRestorableKids, removeKid, restoreKid } from "./deleted-kids.ts";
import { addKid, editKid, setAvatar, setKidOrder } from "./write-kid.ts";

export const kidsRouter = router({
  list: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/kids" }, summary: "The parent's kids" })
    .output(z.array(domain.parentKidOutput))
    .query(async ({ ctx }) => (await listKids(ctx.deps.db, ctx.familyId)).map(addKidVersion)),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids", status: 201 },
      summary: "Add a kid",
      errors: ["PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.createKidInput)
    .output(domain.parentKidOutput)
    .mutation(createTransactionResolver(addKid)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/kids/:id" },
      summary: "Edit a kid; fields left out stay",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(domain.updateKidInput)
    .output(domain.parentKidOutput)
    .mutation(createTransactionResolver(editKid)),

  reorder: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/order" },
      summary: "Put all the parent's kids in another order",
      errors: ["CONFLICT"],
    })
    .input(domain.reorderKidsInput)
    .output(z.array(domain.parentKidOutput))
    .mutation(createTransactionResolver(setKidOrder)),

  delete: ownerProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/kids/:id" },
      summary: "Remove a kid and all that belongs to it; its owner can restore it for 30 days",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeKid)),

  deleted: ownerProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/deleted" },
      summary: "The deleted kids that the owner can restore",
    })
    .output(z.array(domain.deletedKidOutput))
    .query(({ ctx }) => listRestorableKids(ctx)),

  restore: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:id/restore" },
      summary: "Restore a deleted kid and all that belongs to it",
      errors: ["PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.idInput)
    .output(domain.parentKidOutput)
    .mutation(createTransactionResolver(restoreKid)),

  uploadAvatar: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/upload-avatar", status: 201 },
      summary: "Upload an avatar, up to 5 MB, as a data URL",
      errors: ["TOO_MANY"],
      bodyLimit: MAX_UPLOAD_BODY_BYTES,
    })
    .input(domain.uploadAvatarInput)
    .output(domain.uploadAvatarOutput)
    .mutation(async ({ ctx, input }) => {
      const dataUrl = ctx.wholeText(input.imageData);
      return { publicURL: await storePicture(ctx.deps, ctx.familyId, dataUrl) };
    }),

  setAvatar: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:id/avatar" },
      summary: "Give a kid an uploaded picture, or take it away with null",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(domain.setAvatarInput)
    .output(domain.parentKidOutput)
    .mutation(createTransactionResolver(setAvatar)),

  clicks: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/clicks/:range" },
      summary: "A kid's clicks per link and day over 7, 30 or 90 days, with Premium",
      errors: ["PLAN_LIMIT"],
    })
    .input(domain.clickReportInput)
    .output(domain.clickReportOutput)
    .query(({ ctx, input }) => readClickReport(ctx, input)),

  analytics: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/analytics" },
      summary: "A kid's totals",
    })
    .input(domain.kidIdInput)
    .output(domain.analyticsOutput)
    .query(({ ctx, input }) => readAnalytics(ctx, input.kidId)),
});
