import { uploadAvatarInput, uploadAvatarOutput } from "@giftling/domain";
import {
  MAX_UPLOAD_BODY_BYTES,
  storePicture,
  UNCROPPED_PICTURE_OPTIONS,
} from "../../services/storage/pictures.ts";
import { parentProcedure, router } from "../../trpc/trpc.ts";

export const picturesRouter = router({
  upload: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/pictures", status: 201 },
      summary: "Upload a picture for an update or a gift, up to 5 MB, as a data URL",
      errors: ["TOO_MANY"],
      bodyLimit: MAX_UPLOAD_BODY_BYTES,
    })
    .input(uploadAvatarInput)
    .output(uploadAvatarOutput)
    .mutation(async ({ ctx, input }) => {
      const dataUrl = ctx.wholeText(input.imageData);
      const options = UNCROPPED_PICTURE_OPTIONS;
      return { publicURL: await storePicture(ctx.deps, ctx.familyId, dataUrl, options) };
    }),
});
