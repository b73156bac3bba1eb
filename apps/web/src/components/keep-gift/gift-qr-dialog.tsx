import * as words from "@giftling/messages/gifts/save-link";
import { Dialog } from "../dialog/dialog.tsx";
import { QrCode } from "../dialog/qr-code.tsx";
import type { DialogProps } from "../dialog/use-delayed-open.ts";
import classes from "./save-gift-link-options.module.css";

export default function GiftQrDialog({
  address,
  opened,
  onClose,
}: DialogProps & { address: string }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.qrCodeTitle()} isNarrow>
      <div className={classes.code}>
        <QrCode address={address} label={words.qrCodeAriaLabel()} />
        <p className={classes.text}>{words.qrCodeDescription()}</p>
      </div>
    </Dialog>
  );
}
