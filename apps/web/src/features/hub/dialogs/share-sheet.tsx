import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import "../../../styles/mantine.css";
import { Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { QrCode } from "../../../components/dialog/qr-code.tsx";
import { useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { AppMantineProvider } from "../../../components/mantine-provider.tsx";
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
  // A closing dialog keeps its content while it fades out.
  const [shown, setShown] = useState(opened);
  if (opened !== null && opened !== shown) setShown(opened);
  const isOpen = useDelayedOpen(opened !== null);
  if (shown === null) return null;
  return (
    <AppMantineProvider>
      <Modal opened={isOpen} onClose={onClose} title={words.shareHubTitle(firstName)}>
        <div className={classes.share}>
          {shown.isCopied && (
            <p className={classes.copied} role="status">
              <strong>{commonWords.linkCopiedTitle()}</strong> {commonWords.linkCopiedMessage()}
            </p>
          )}
          <QrCode address={shown.address} label={words.qrCodeAriaLabel(firstName)} />
          <p className={classes.hint}>{words.qrCodeHint()}</p>
          <div className={classes.address}>
            <TextInput
              aria-label={commonWords.linkAriaLabel()}
              value={shown.address}
              readOnly
              data-autofocus
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={shown.address} what="address" />
          </div>
        </div>
      </Modal>
    </AppMantineProvider>
  );
}
