import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { createLazyPopup } from "../../../../components/dialog/lazy-popup.tsx";
import { shareUrl } from "../../../../components/share/share.ts";
import type { SharedHubLink } from "../../dialogs/share-sheet.tsx";

const ShareSheet = createLazyPopup(() => import("../../dialogs/share-sheet.tsx"));

/**
 * Renders the button that shares the hub's URL with the device's share dialog, or copies the URL. Unless the URL was
 * shared, the share sheet opens next (rule: share-hub).
 */
export function ShareHubButton({ firstName }: { firstName: string }) {
  const [shared, setShared] = useState<SharedHubLink | null>(null);
  const onShare = async () => {
    const address = window.location.href;
    const outcome = await shareUrl(words.hubTitle(firstName), address);
    if (outcome !== "shared") setShared({ address, isCopied: outcome === "copied" });
  };
  return (
    <>
      <Button
        variant="default"
        onClick={() => void onShare()}
        leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
      >
        {commonWords.shareButton()}
      </Button>
      <ShareSheet firstName={firstName} opened={shared} onClose={() => setShared(null)} />
    </>
  );
}
