import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { QrCode } from "../dialog/qr-code.tsx";
import { useLateOpen } from "../dialog/use-late-open.ts";
import { Mantine } from "../mantine.tsx";
import classes from "./keep-gift.module.css";

/** Renders the dialog with a gift page's URL to scan on another device. Default export for `lazyPopup`. */
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
        title={words.scanIt()}
        closeButtonProps={{ "aria-label": commonWords.close() }}
      >
        <div className={classes.code}>
          <QrCode address={address} label={words.qrOfYourGift()} />
          <p className={classes.text}>{words.opensYourGift()}</p>
        </div>
      </Modal>
    </Mantine>
  );
}
