import { type ReactNode, useState } from "react";
import { createLazyPopup } from "./lazy-popup.tsx";

const QrDialog = createLazyPopup(() => import("./qr-dialog.tsx"));

/**
 * Returns a lazily loaded dialog with a URL's QR code, and the function that opens the dialog. `url` defaults to the
 * current page's URL.
 */
export function useQrDialog(
  words: { title: string; label: string },
  url?: string,
): { isOpen: boolean; onOpen: () => void; dialog: ReactNode } {
  const [address, setAddress] = useState("");
  const [isOpen, setOpen] = useState(false);

  function onOpen() {
    const { origin, pathname, search } = window.location;
    setAddress(url ?? `${origin}${pathname}${search}`);
    setOpen(true);
  }

  const dialog = (
    <QrDialog {...words} address={address} opened={isOpen} onClose={() => setOpen(false)} />
  );
  return { isOpen, onOpen, dialog };
}
