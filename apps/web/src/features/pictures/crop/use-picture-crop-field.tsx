import { findAvatarProblem, PARENT_ERRORS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { createLoadErrorToast, showToast } from "../../../components/toast/toast.ts";
import type { CropPurpose } from "./picture-size.ts";

/** Loads the crop dialog and the picture functions on demand, because cropping is rare. */
const load = () => Promise.all([import("./crop-dialog.tsx"), import("./crop-picture.ts")]);

/** Loads the crop dialog and reads a file. Rejects with an error whose message the toast shows. */
async function openPicture(file: File) {
  if (!file.type.startsWith("image/")) throw new Error(PARENT_ERRORS.imageFileRequired);
  const [{ CropDialog }, { readPictureAsDataUrl }] = await loadChunk(load).catch(() => {
    throw new Error(createLoadErrorToast().message);
  });
  return { CropDialog, url: await readPictureAsDataUrl(file) };
}

/**
 * Returns the state of a field whose selected picture is validated, cropped and uploaded. `onUploaded` receives the
 * uploaded picture's URL. If a file is rejected, `isRefused` is true and a toast shows the reason (rule: pictures).
 */
export function usePictureCropField(purpose: CropPurpose, onUploaded: (address: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, submittedAt, isPending, isError } = useMutation({
    mutationFn: openPicture,
    onSuccess: () => setOpen(true),
    onError: (error, file) => {
      // A file that the browser cannot decode may also be too large. The toast then shows the size error.
      const message = translateParentError(findAvatarProblem(file) ?? error.message);
      showToast({ title: words.uploadErrorTitle(), message, tone: "error" });
    },
  });
  return {
    choose: mutate,
    isRefused: isError,
    isOpening: isPending,
    dialog: data && (
      <data.CropDialog
        key={submittedAt}
        picture={data.url}
        purpose={purpose}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onUploaded={(address) => {
          setOpen(false);
          onUploaded(address);
        }}
      />
    ),
  };
}
