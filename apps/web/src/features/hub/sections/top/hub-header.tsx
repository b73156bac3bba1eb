import type { HubView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { IconHome, IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { createLazyPopup } from "../../../../components/dialog/lazy-popup.tsx";
import { Logo } from "../../../../components/page/logo.tsx";
import { getShareableUrl, shareUrl } from "../../../../components/share/share.ts";
import { getTextLanguageProps } from "../../../../components/text-language-props.ts";
import type { SharedHubLink } from "../../dialogs/share-sheet.tsx";
import classes from "./hub-header.module.css";

const ShareSheet = createLazyPopup(() => import("../../dialogs/share-sheet.tsx"));

/**
 * Renders the hub's header with a home link and a share button. The header of a Premium hub shows the family's title,
 * if any, instead of the product's name. The button shares the hub's URL with the device's share dialog, or copies the
 * URL. If the URL was not shared, the share sheet opens (rule: share-hub).
 */
export function HubHeader({ hub: { kid, showsBranding, title, language } }: { hub: HubView }) {
  const [shared, setShared] = useState<SharedHubLink | null>(null);
  const onShare = async () => {
    const address = getShareableUrl();
    const outcome = await shareUrl(words.hubTitle(kid.firstName), address);
    if (outcome !== "shared") setShared({ address, isCopied: outcome === "copied" });
  };
  return (
    <header className={classes.header}>
      <a
        href="/"
        className={classes.home}
        aria-label={showsBranding ? commonWords.homeLinkAriaLabel() : words.homeLinkAriaLabel()}
      >
        {showsBranding ? <Logo /> : <IconHome size={24} stroke={1.5} aria-hidden />}
      </a>
      {title !== null && (
        <p className={classes.title} {...getTextLanguageProps(language)}>
          {title}
        </p>
      )}
      <Button
        variant="default"
        onClick={() => void onShare()}
        leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
      >
        {commonWords.shareButton()}
      </Button>
      <ShareSheet firstName={kid.firstName} opened={shared} onClose={() => setShared(null)} />
    </header>
  );
}
