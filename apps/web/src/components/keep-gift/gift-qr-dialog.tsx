import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { QrCode } from "../dialog/qr-code.tsx";
import { useLateOpen } from "../dialog/use-late-open.ts";
import { Mantine } from "../mantine.tsx";
import classes from "./keep-gift.module.css";

/** A gift's pass to be scanned by another device. By default export for `lazyPopup`. */
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
    <Mantine>
      <Modal
        opened={useLateOpen(opened)}
        onClose={onClose}
        title="Scan it with your phone"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <div className={classes.code}>
          <QrCode address={address} label="QR code of your gift's page" />
          <p className={classes.text}>It opens your gift there. Show it to nobody else.</p>
        </div>
      </Modal>
    </Mantine>
  );
}
