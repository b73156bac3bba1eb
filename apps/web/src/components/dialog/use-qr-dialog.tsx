import { type ReactNode, useState } from "react";
import { useLazyDialog } from "./use-lazy-dialog.ts";

const loadDialog = () => import("./qr-dialog.tsx");

/**
 * Shows an address (the page's own by default) as a QR code, for the fridge, a card or a phone across the table; loaded on
 * first need. `dialog` is to be rendered beside the control that opens it.
 */
export function useQrDialog(
  words: { title: string; label: string },
  url?: string,
): { onOpen: () => Promise<void>; dialog: ReactNode } {
  const { Dialog, open, ...opening } = useLazyDialog(loadDialog);
  const [address, setAddress] = useState("");

  function onOpen() {
    const { origin, pathname, search } = window.location;
    setAddress(url ?? `${origin}${pathname}${search}`);
    return open();
  }

  const dialog = Dialog === null ? null : <Dialog {...words} address={address} {...opening} />;
  return { onOpen, dialog };
}
