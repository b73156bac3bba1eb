import { PARENTS } from "@giftling/domain";
import { type ReactNode, useState } from "react";
import { loadPart } from "../../../components/loading/load-part.ts";
import { didntOpen } from "../../../components/toast/toast.ts";
import type { CropPurpose } from "./picture-size.ts";

type CropDialog = typeof import("./crop-dialog.tsx").CropDialog;
type Chosen = { key: number; url: string; Dialog: CropDialog; isOpen: boolean };

/** Both are loaded when needed: most visits select no picture. */
const load = () => Promise.all([import("./crop-dialog.tsx"), import("./crop-picture.ts")]);

/**
 * Returns the crop dialog for a selected file, loaded when needed. `open` resolves with null once it is open, else with an
 * error message. `onUploaded` receives the stored picture's URL.
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
      const loaded = await loadPart(load).catch(() => null);
      if (loaded === null) return didntOpen().message;
      const [{ CropDialog: Dialog }, { openPicture }] = loaded;
      const url = await openPicture(file);
      setChosen((last) => ({ key: (last?.key ?? 0) + 1, url, Dialog, isOpen: true }));
      return null;
    } catch {
      return PARENTS.unreadFile;
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
