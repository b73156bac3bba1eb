import * as commonWords from "@giftling/messages/common";
import { CopyButton } from "../share/copy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./qr-dialog.module.css";
import type { DialogProps } from "./use-delayed-open.ts";
import { useDialogHistory } from "./use-dialog-history.ts";

/** Renders a dialog that shows a URL as copyable text and as a QR code. */
export default function QrDialog({
  title,
  label,
  address,
  opened,
  onClose,
}: DialogProps & {
  title: string;
  /** Text alternative of the QR code, such as "QR code of Emma's hub". */
  label: string;
  address: string;
}) {
  useDialogHistory(opened, null, onClose);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} isNarrow>
      <div className={classes.qr}>
        <QrCode address={address} label={label} />
        <p className={classes.address}>{address}</p>
        <CopyButton value={address} what="address" label={commonWords.copyLinkButton()} />
      </div>
    </Dialog>
  );
}
