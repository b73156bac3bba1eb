import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import type { Area } from "../../pictures/draw-picture.ts";
import { uploadPicture } from "../../pictures/upload-picture.ts";
import { cropPicture } from "./crop-picture.ts";

/**
 * Cuts, checks and sends; says how it went (rule: pictures). What arrives after the dialog was left counts for
 * nothing.
 */
export function useCroppedUpload(
  url: string,
  opened: boolean,
  onUploaded: (avatarUrl: string) => void,
) {
  const { mutateAsync: send } = trpc.kids.uploadAvatar.useMutation();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = !opened;
    return () => {
      isLeft.current = true;
    };
  }, [opened]);
  // Cutting takes its time, too.
  return useMutation({
    mutationFn: async (pixels: Area) => uploadPicture(await cropPicture(url, pixels), send),
    onSuccess: (avatarUrl) => {
      if (isLeft.current) return;
      onUploaded(avatarUrl);
      showToast({ title: "Profile picture uploaded!", tone: "success" });
    },
    onError: ({ message }) => {
      if (!isLeft.current) showToast({ title: "Upload failed", message, tone: "error" });
    },
  });
}
