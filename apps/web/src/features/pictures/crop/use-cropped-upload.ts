import * as words from "@giftling/messages/pictures";
import { worded } from "@giftling/messages/sentences/parents";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import type { Area } from "../draw-picture.ts";
import { uploadPicture } from "../upload-picture.ts";
import { cropPicture } from "./crop-picture.ts";
import type { CropPurpose } from "./picture-size.ts";

/** Crops, validates and uploads, and reports the result (rule: pictures). A response after the dialog was closed is ignored. */
export function useCroppedUpload(
  url: string,
  opened: boolean,
  purpose: CropPurpose,
  onUploaded: (address: string) => void,
) {
  const face = trpc.kids.uploadAvatar.useMutation();
  const whole = trpc.pictures.upload.useMutation();
  const { mutateAsync: send } = purpose === "face" ? face : whole;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = !opened;
    return () => {
      isLeft.current = true;
    };
  }, [opened]);
  // Cropping takes time too.
  return useMutation({
    mutationFn: async (pixels: Area) =>
      uploadPicture(await cropPicture(url, pixels, purpose), send),
    onSuccess: (address) => {
      if (isLeft.current) return;
      onUploaded(address);
      // A drawing shows at once in its form.
      if (purpose === "face") showToast({ title: words.profilePictureUploaded(), tone: "success" });
    },
    onError: ({ message }) => {
      if (isLeft.current) return;
      const problem = worded(message);
      showToast({ title: words.uploadFailed(), message: problem, tone: "error" });
    },
  });
}
