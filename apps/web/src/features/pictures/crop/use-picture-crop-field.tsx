import { findAvatarProblem, PARENT_ERRORS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useRef, useState } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { createLoadErrorToast, showToast } from "../../../components/toast/toast.ts";
import type { CropPurpose } from "./picture-size.ts";

type CropDialog = typeof import("./crop-dialog.tsx").CropDialog;
type Chosen = { key: number; url: string; Dialog: CropDialog; isOpen: boolean };

/** Loads the crop dialog and the picture functions on demand, because cropping is rare. */
const load = () => Promise.all([import("./crop-dialog.tsx"), import("./crop-picture.ts")]);

/**
 * Returns the state of a field whose selected picture is validated, cropped and uploaded. `onUploaded` receives the
 * uploaded picture's URL. If a file is rejected, `isRefused` is true and a toast shows the reason (rule: pictures).
 */
export function usePictureCropField(purpose: CropPurpose, onUploaded: (address: string) => void) {
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpening, setOpening] = useState(false);
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

  /** Loads the crop dialog and opens a file. Resolves with null, or with an error message. */
  async function open(file: File): Promise<string | null> {
    setOpening(true);
    try {
      const loaded = await loadChunk(load).catch(() => null);
      if (loaded === null) return createLoadErrorToast().message;
      const [{ CropDialog: Dialog }, { readPictureAsDataUrl }] = loaded;
      const url = await readPictureAsDataUrl(file);
      setChosen((last) => ({ key: (last?.key ?? 0) + 1, url, Dialog, isOpen: true }));
      return null;
    } catch {
      return PARENT_ERRORS.fileUnreadable;
    } finally {
      setOpening(false);
    }
  }

  const close = () => setChosen((last) => last && { ...last, isOpen: false });
  return {
    choose: (file: File | null) => void choose(file),
    forgetFile,
    isRefused,
    isOpening,
    dialog: chosen && (
      <chosen.Dialog
        key={chosen.key}
        picture={chosen.url}
        purpose={purpose}
        opened={chosen.isOpen}
        onClose={close}
        onUploaded={(address) => {
          close();
          onUploaded(address);
        }}
      />
    ),
  };
}
