import { type ReactNode, useState } from "react";
import { lazyPopup } from "./lazy-popup.tsx";

const QrDialog = lazyPopup(() => import("./qr-dialog.tsx"));

/**
 * Shows a URL (default: the page's own) as a QR code in a lazily loaded dialog. Render `dialog` next to the control that
 * opens it.
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
