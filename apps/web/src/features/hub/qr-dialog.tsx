import "../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { encode } from "uqr";
import { CopyButton } from "../../components/copy-button.tsx";
import { useLateOpen } from "../../components/use-late-open.ts";
import classes from "./qr-dialog.module.css";
import { qrPath } from "./qr-path.ts";

/** Modules of white around the code, which cameras need to find it. */
const QUIET_ZONE = 4;

/** The hub's address to be scanned, read or copied. */
export function QrDialog({
  firstName,
  address,
  opened,
  onClose,
}: {
  firstName: string;
  address: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { data, size } = encode(address, { ecc: "M", border: QUIET_ZONE });
  return (
    <Modal opened={useLateOpen(opened)} onClose={onClose} title="Scan to open this hub">
      <div className={classes.qr}>
        <svg
          className={classes.code}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={`QR code of ${firstName}'s hub`}
        >
          <path d={qrPath(data)} fill="#2b2620" />
        </svg>
        <p className={classes.address}>{address}</p>
        <CopyButton
          value={address}
          label="Copy the address"
          failure={{ title: "Failed to copy", message: "Please copy the address manually" }}
        />
      </div>
    </Modal>
  );
}
