import { PARENT_ERRORS } from "@giftling/domain";
import { type ReactNode, useState } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { createLoadErrorToast } from "../../../components/toast/toast.ts";
import type { CropPurpose } from "./picture-size.ts";

type CropDialog = typeof import("./crop-dialog.tsx").CropDialog;
type Chosen = { key: number; url: string; Dialog: CropDialog; isOpen: boolean };

/** Loads the crop dialog and the picture functions on demand, because cropping is rare. */
const load = () => Promise.all([import("./crop-dialog.tsx"), import("./crop-picture.ts")]);

/**
 * Returns the crop dialog and a function `open`, which loads the dialog and opens a selected file. `open` resolves with
 * null when the dialog opens, or with an error message. `onUploaded` receives the uploaded picture's URL.
 */
export function useCropDialog(
  purpose: CropPurpose,
  onUploaded: (address: string) => void,
): {
  open: (file: File) => Promise<string | null>;
  isOpening: boolean;
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpening, setOpening] = useState(false);

  async function open(file: File): Promise<string | null> {
    setOpening(true);
    try {
      const loaded = await loadChunk(load).catch(() => null);
      if (loaded === null) return createLoadErrorToast().message;
      const [{ CropDialog: Dialog }, { readPictureUrl }] = loaded;
      const url = await readPictureUrl(file);
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
    open,
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
