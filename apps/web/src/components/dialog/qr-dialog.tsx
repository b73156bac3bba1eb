import "../../styles/mantine.css";
import * as commonWords from "@giftling/messages/common";
import { CopyButton } from "../share/copy-button.tsx";
import { PublicDialog } from "./public-dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./qr-dialog.module.css";
import type { DialogProps } from "./use-delayed-open.ts";

/** Renders a dialog that shows a URL as copyable text and as a QR code. Default export for `createLazyPopup`. */
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
  return (
    <PublicDialog opened={opened} onClose={onClose} title={title}>
      <div className={classes.qr}>
        <QrCode address={address} label={label} />
        <p className={classes.address}>{address}</p>
        <CopyButton value={address} what="address" label={commonWords.copyLinkButton()} />
      </div>
    </PublicDialog>
  );
}
