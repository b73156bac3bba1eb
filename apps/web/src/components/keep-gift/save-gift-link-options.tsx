import { copyLinkButton } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/save-link";
import { useState } from "react";
import { Button } from "../button.tsx";
import { createLazyPopup } from "../dialog/lazy-popup.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import { ShareButton } from "../share/share-button.tsx";
import classes from "./save-gift-link-options.module.css";

const QrDialog = createLazyPopup(() => import("./gift-qr-dialog.tsx"));

/**
 * Renders controls for saving a gift page's URL without an e-mail address: sharing, copying and a QR code
 * (rule: gift-pass).
 */
export function SaveGiftLinkOptions({ address, title }: { address: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.keep} aria-labelledby="keep-gift">
      <h2 id="keep-gift" className={classes.title}>
        {words.saveLinkHeading()}
      </h2>
      <p className={classes.text}>{words.saveLinkDescription()}</p>
      <div className={classes.ways}>
        <ShareButton title={title} url={address} label={words.sendLinkButton()} />
        <CopyButton value={address} what="link" label={copyLinkButton()} />
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.showQrCodeButton()}
        </Button>
      </div>
      <QrDialog opened={isOpen} onClose={() => setOpen(false)} address={address} />
    </section>
  );
}
