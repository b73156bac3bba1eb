import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import { useState } from "react";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { QrCode } from "../../../components/dialog/qr-code.tsx";
import { useDialogHistory } from "../../../components/dialog/use-dialog-history.ts";
import { TextField } from "../../../components/form/text-field.tsx";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import classes from "./share-sheet.module.css";

/** Hub URL that the share sheet shows. `isCopied` is true if the clipboard already contains the URL. */
export type SharedHubLink = { address: string; isCopied: boolean };

/** Renders the dialog with the hub's URL, a copy button and a QR code (rule: share-hub). */
export default function ShareSheet({
  firstName,
  opened,
  onClose,
}: {
  firstName: string;
  opened: SharedHubLink | null;
  onClose: () => void;
}) {
  // Remembers the last content, which a closing dialog shows while fading out.
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  useDialogHistory(opened !== null, null, onClose);
  if (shown === null) return null;
  return (
    <Dialog
      opened={opened !== null}
      onClose={onClose}
      title={words.shareHubTitle(firstName)}
      isNarrow
    >
      <div className={classes.share}>
        {shown.isCopied && (
          <p className={classes.copied} role="status">
            <strong>{commonWords.linkCopiedTitle()}</strong> {commonWords.linkCopiedMessage()}
          </p>
        )}
        <QrCode address={shown.address} label={words.qrCodeAriaLabel(firstName)} />
        <p className={classes.hint}>{words.qrCodeHint()}</p>
        <div className={classes.address}>
          <TextField
            aria-label={commonWords.linkFieldAriaLabel()}
            value={shown.address}
            readOnly
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={shown.address} what="address" />
        </div>
      </div>
    </Dialog>
  );
}
