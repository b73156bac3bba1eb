import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { encode } from "uqr";
import { Mantine } from "../mantine.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import classes from "./qr-dialog.module.css";
import { qrPath } from "./qr-path.ts";
import { useLateOpen } from "./use-late-open.ts";

/** Modules of white around the code, which cameras need to find it. */
const QUIET_ZONE = 4;

/** An address to be scanned, read or copied. By default export for `lazyPopup`. */
export default function QrDialog({
  title,
  label,
  address,
  opened,
  onClose,
}: {
  /** What scanning does, such as "Scan to open this hub". */
  title: string;
  /** The picture in words, such as "QR code of Emma's hub". */
  label: string;
  address: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { data, size } = encode(address, { ecc: "M", border: QUIET_ZONE });
  return (
    <Mantine>
      <Modal opened={useLateOpen(opened)} onClose={onClose} title={title}>
        <div className={classes.qr}>
          <svg
            className={classes.code}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={label}
          >
            <path d={qrPath(data)} fill="#2b2620" />
          </svg>
          <p className={classes.address}>{address}</p>
          <CopyButton value={address} what="address" label="Copy the address" />
        </div>
      </Modal>
    </Mantine>
  );
}
