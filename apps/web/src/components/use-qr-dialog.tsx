import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import { loadPart } from "./load-part.ts";
import { showToast } from "./toast.ts";

const loadDialog = () => import("./qr-dialog.tsx");

type Dialog = ComponentType<ComponentProps<typeof import("./qr-dialog.tsx").QrDialog>>;

/**
 * Shows an address (the page's own by default) as a QR code, for the fridge, a card or a phone across the table; loaded on
 * first need. `dialog` is to be rendered beside the control that opens it.
 */
export function useQrDialog(
  words: { title: string; label: string },
  url?: string,
): { onOpen: () => Promise<void>; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [address, setAddress] = useState("");
  const [isOpen, setOpen] = useState(false);

  async function onOpen() {
    try {
      const { QrDialog } = await loadPart(loadDialog);
      const { origin, pathname, search } = window.location;
      setDialog(() => QrDialog);
      setAddress(url ?? `${origin}${pathname}${search}`);
      setOpen(true);
    } catch {
      showToast({ title: "Something went wrong", message: "Please try again", tone: "error" });
    }
  }

  const dialog =
    Dialog === null ? null : (
      <Dialog {...words} address={address} opened={isOpen} onClose={() => setOpen(false)} />
    );
  return { onOpen, dialog };
}
