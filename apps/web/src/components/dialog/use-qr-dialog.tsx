import { useState } from "react";
import { createLazyPopup } from "./lazy-popup.tsx";

const QrDialog = createLazyPopup(() => import("./qr-dialog.tsx"));

/** Returns a lazily loaded dialog with a URL's QR code, and the function that opens the dialog. */
export function useQrDialog(words: { title: string; label: string }, url: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    onOpen: () => setOpen(true),
    dialog: <QrDialog {...words} address={url} opened={isOpen} onClose={() => setOpen(false)} />,
  };
}
