import * as commonWords from "@giftling/messages/common";
import { useState } from "react";
import { createLazyPopup } from "../dialog/lazy-popup.tsx";
import { showToast } from "../toast/toast.ts";
import { shareUrl } from "./share.ts";

// Loaded lazily, because only browsers that cannot share or copy need the dialog.
const AddressDialog = createLazyPopup(() => import("../dialog/copy-url-dialog.tsx"));

/**
 * Returns `onShare`, which shares a URL with the device's share dialog or, if sharing fails, copies the URL. Also returns
 * `fallback`, a dialog that shows the URL if both fail. The caller must render `fallback`.
 */
export function useShare(title: string, url: string, words?: string, onShared?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const onShare = async () => {
    const outcome = await shareUrl(title, url, words);
    if (outcome === "copied")
      showToast({ title: commonWords.linkCopiedTitle(), message: commonWords.linkCopiedMessage() });
    if (outcome === "copied" || outcome === "shared") onShared?.();
    if (outcome === "failed") setOpen(true);
  };
  const fallback = <AddressDialog opened={isOpen} onClose={() => setOpen(false)} address={url} />;
  return { onShare, fallback };
}
