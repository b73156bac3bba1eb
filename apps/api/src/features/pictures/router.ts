import { uploadAvatarInput, uploadAvatarOutput } from "@giftling/domain";
import { storeTellingPicture } from "../../storage/pictures.ts";
import { parentProcedure, router } from "../../trpc.ts";

export const picturesRouter = router({
  upload: parentProcedure
    .input(uploadAvatarInput)
    .output(uploadAvatarOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limiter.upload(ctx.parentId);
      return { publicURL: await storeTellingPicture(ctx.deps, ctx.parentId, input.imageData) };
    }),
});
