import * as words from "@giftling/messages/kids/pictures";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import type { PictureArea } from "../draw-picture.ts";
import { showUploadError, uploadPicture } from "../upload-picture.ts";
import { cropPicture } from "./crop-picture.ts";
import type { CropPurpose } from "./picture-size.ts";

/**
 * Returns the mutation that crops, validates and uploads a picture, and shows the result in a toast. The mutation
 * ignores the response if the dialog was closed (rule: pictures).
 */
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
  // The mutation also crops the picture, so that `isPending` includes the cropping.
  return useMutation({
    mutationFn: async (pixels: PictureArea) =>
      uploadPicture(await cropPicture(url, pixels, purpose), send),
    onSuccess: (address) => {
      if (isLeft.current) return;
      onUploaded(address);
      // A drawing needs no toast, because its form shows the drawing immediately.
      if (purpose === "face")
        showToast({ title: words.profilePictureConfirmation(), tone: "success" });
    },
    onError: (error) => {
      if (!isLeft.current) showUploadError(error);
    },
  });
}
