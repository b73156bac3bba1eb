import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { QrCode } from "../dialog/qr-code.tsx";
import { useDelayedOpen } from "../dialog/use-late-open.ts";
import { AppMantineProvider } from "../mantine.tsx";
import classes from "./keep-gift.module.css";

/** Renders the dialog with a gift page's URL to scan on another device. Default export for `createLazyPopup`. */
export default function GiftQrDialog({
  address,
  opened,
  onClose,
}: {
  address: string;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <AppMantineProvider>
      <Modal
        opened={useDelayedOpen(opened)}
        onClose={onClose}
        title={words.qrCodeTitle()}
        closeButtonProps={{ "aria-label": commonWords.closeButton() }}
      >
        <div className={classes.code}>
          <QrCode address={address} label={words.qrCodeAriaLabel()} />
          <p className={classes.text}>{words.qrCodeDescription()}</p>
        </div>
      </Modal>
    </AppMantineProvider>
  );
}
