import {
  deleteUpdate,
  editUpdate,
  findUpdate,
  insertUpdate,
  listUpdates,
  lockUpdate,
} from "@giftling/db/queries/updates";
import {
  byIdInput,
  byKidInput,
  createUpdateInput,
  editUpdateInput,
  updateOutput,
} from "@giftling/domain";
import { z } from "zod";
import { AppError, found } from "../../errors/app-error.ts";
import { withIdempotency } from "../../idempotency.ts";
import { parentProcedure, router } from "../../trpc.ts";
import { ofOwnKid } from "../own-kid.ts";
import { dropPictures, pictureFor } from "../pictures/attach.ts";

export const updatesRouter = router({
  list: parentProcedure
    .input(byKidInput)
    .output(z.array(updateOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listUpdates)),

  create: parentProcedure
    .input(createUpdateInput)
    .output(updateOutput)
    .mutation(({ ctx, input }) => {
      const answer = updateOutput;
      const call = { procedure: "updates.create", actorId: ctx.parentId, input, answer };
      return withIdempotency(ctx, call, async (tx) => {
        const { kidId, imageUrl, ...fields } = input;
        const pictureId = await pictureFor(tx, ctx, imageUrl, "imageUrl");
        const values = { ...fields, pictureId };
        const update = found(await insertUpdate(tx, ctx.parentId, kidId, values));
        await ctx.deps.jobs.enqueue(tx, "announce-update", { updateId: update.id });
        return update;
      });
    }),

  update: parentProcedure
    .input(editUpdateInput)
    .output(updateOutput)
    .mutation(({ ctx, input: { id, imageUrl, ...fields } }) =>
      ctx.deps.db.transaction(async (tx) => {
        // Held, so that of two edits at once each drops the picture that it replaces.
        if (!(await lockUpdate(tx, ctx.parentId, id))) throw new AppError("NOT_FOUND");
        const before = found(await findUpdate(tx, ctx.parentId, id));
        const pictureId = await pictureFor(tx, ctx, imageUrl, "imageUrl");
        const patch = { ...fields, pictureId };
        const after = found(await editUpdate(tx, ctx.parentId, id, patch));
        if (pictureId !== undefined) await dropPictures(tx, ctx, [before.pictureId]);
        return after;
      }),
    ),

  delete: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) =>
      ctx.deps.db.transaction(async (tx) => {
        const { pictureId } = found(await deleteUpdate(tx, ctx.parentId, input.id));
        await dropPictures(tx, ctx, [pictureId]);
        return null;
      }),
    ),
});
