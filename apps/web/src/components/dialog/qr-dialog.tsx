import * as commonWords from "@giftling/messages/common";
import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { AppMantineProvider } from "../mantine.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./qr-dialog.module.css";

import { useDelayedOpen } from "./use-late-open.ts";

/** Renders the dialog with a URL as text to read and copy, and as a QR code. Default export for `createLazyPopup`. */
export default function QrDialog({
  title,
  label,
  address,
  opened,
  onClose,
}: {
  /** Title of the dialog, such as "Scan to open this hub". */
  title: string;
  /** Text alternative of the QR code, such as "QR code of Emma's hub". */
  label: string;
  address: string;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <AppMantineProvider>
      <Modal opened={useDelayedOpen(opened)} onClose={onClose} title={title}>
        <div className={classes.qr}>
          <QrCode address={address} label={label} />
          <p className={classes.address}>{address}</p>
          <CopyButton value={address} what="address" label={commonWords.copyLinkButton()} />
        </div>
      </Modal>
    </AppMantineProvider>
  );
}
