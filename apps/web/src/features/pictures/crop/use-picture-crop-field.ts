import { findAvatarProblem, PARENT_ERRORS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useRef, useState } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import type { CropPurpose } from "./picture-size.ts";
import { useCropDialog } from "./use-crop-dialog.tsx";

/**
 * Returns the state of a field whose selected picture is validated, cropped and uploaded. `onUploaded` receives the
 * uploaded picture's URL. If a file is rejected, `isRefused` is true and a toast shows the reason (rule: pictures).
 */
export function usePictureCropField(purpose: CropPurpose, onUploaded: (address: string) => void) {
  const [isRefused, setRefused] = useState(false);
  const { open, isOpening, dialog } = useCropDialog(purpose, onUploaded);
  const forgetFile = useRef<() => void>(null);

  async function choose(file: File | null) {
    // Resets the file input, so that the same file can be selected again.
    forgetFile.current?.();
    if (file === null) return;
    setRefused(false);
    if (!file.type.startsWith("image/")) return refuse(PARENT_ERRORS.imageFileRequired);
    const message = await open(file);
    // A file that the browser cannot decode may also be too large. The toast then shows the size error.
    if (message !== null) refuse(findAvatarProblem(file) ?? message);
  }

  function refuse(english: string) {
    const message = translateParentError(english);
    setRefused(true);
    showToast({ title: words.uploadErrorTitle(), message, tone: "error" });
  }

  return {
    choose: (file: File | null) => void choose(file),
    forgetFile,
    isRefused,
    isOpening,
    dialog,
  };
}
