import { lockFamily } from "@giftling/db/queries/account/users";
import {
  findKid,
  findKidRow,
  insertKid,
  listKids,
  lockKid,
  reorderKids,
  updateKid,
} from "@giftling/db/queries/kids";
import {
  analyticsOutput,
  byIdInput,
  byKidInput,
  clickReportInput,
  clickReportOutput,
  createKidInput,
  IMPOSSIBLE_BIRTHDAY,
  isBirthday,
  kidOutput,
  reorderKidsInput,
  setAvatarInput,
  updateKidInput,
  uploadAvatarInput,
  uploadAvatarOutput,
} from "@giftling/domain";
import { z } from "zod";
import { AppError, found } from "../../errors/app-error.ts";
import { withIdempotency } from "../../idempotency.ts";
import { storePicture } from "../../storage/pictures.ts";
import { parentProcedure, router } from "../../trpc.ts";
import { dropPictures, pictureFor } from "../pictures/attach.ts";
import { holdRoomForKid } from "../plan-limits.ts";
import { noteFirstPage } from "../referrals/reward.ts";
import { readAnalytics } from "./analytics.ts";
import { readClickReport } from "./click-report.ts";
import { removeKid } from "./delete-kid.ts";

export const kidsRouter = router({
  list: parentProcedure
    .output(z.array(kidOutput))
    .query(({ ctx }) => listKids(ctx.deps.db, ctx.parentId)),

  create: parentProcedure
    .input(createKidInput)
    .output(kidOutput)
    .mutation(({ ctx, input }) => {
      const call = { procedure: "kids.create", actorId: ctx.parentId, input, answer: kidOutput };
      return withIdempotency(ctx, call, async (tx) => {
        await holdRoomForKid(tx, ctx);
        const { avatarUrl, ...fields } = input;
        const avatarId = await pictureFor(tx, ctx, avatarUrl, "avatarUrl");
        const kid = found(await insertKid(tx, ctx.parentId, { ...fields, avatarId }));
        await noteFirstPage(tx, ctx.deps, ctx.user);
        return kid;
      });
    }),

  update: parentProcedure
    .input(updateKidInput)
    .output(kidOutput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      ctx.deps.db.transaction(async (tx) => {
        found(await lockKid(tx, ctx.parentId, id));
        const before = found(await findKid(tx, ctx.parentId, id));
        const { birthdayMonth = before.birthdayMonth, birthdayDay = before.birthdayDay } = patch;
        if (!isBirthday(birthdayMonth, birthdayDay)) {
          const fields = { birthdayDay: IMPOSSIBLE_BIRTHDAY };
          throw new AppError("INVALID_INPUT", { message: IMPOSSIBLE_BIRTHDAY, fields });
        }
        return found(await updateKid(tx, ctx.parentId, id, patch));
      }),
    ),

  reorder: parentProcedure
    .input(reorderKidsInput)
    .output(z.array(kidOutput))
    .mutation(({ ctx, input }) =>
      ctx.deps.db.transaction(async (tx) => {
        found(await lockFamily(tx, ctx.parentId));
        if (!(await reorderKids(tx, ctx.parentId, input.kidIds))) throw new AppError("CONFLICT");
        return listKids(tx, ctx.parentId);
      }),
    ),

  delete: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await removeKid(ctx, input.id);
      return null;
    }),

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
    .mutation(({ ctx, input }) =>
      ctx.deps.db.transaction(async (tx) => {
        const kid = found(await lockKid(tx, ctx.parentId, input.id));
        const before = found(await findKidRow(tx, ctx.parentId, kid.id));
        const avatarId = await pictureFor(tx, ctx, input.avatarUrl, "avatarUrl");
        const after = found(await updateKid(tx, ctx.parentId, kid.id, { avatarId }));
        await dropPictures(tx, ctx, [before.avatarId]);
        return after;
      }),
    ),

  clicks: parentProcedure
    .input(clickReportInput)
    .output(clickReportOutput)
    .query(({ ctx, input }) => readClickReport(ctx, input)),

  analytics: parentProcedure
    .input(byKidInput)
    .output(analyticsOutput)
    .query(({ ctx, input }) => readAnalytics(ctx, input.kidId)),
});
