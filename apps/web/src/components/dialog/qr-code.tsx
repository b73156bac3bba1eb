import { createQrPath, QR_QUIET_ZONE } from "@giftling/domain";
import { encode } from "uqr";
import classes from "./qr-dialog.module.css";

/** Renders a URL as a QR code. `label` describes the picture, such as "QR code of Emma's hub". */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: "M", border: QR_QUIET_ZONE });
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={createQrPath(data)} stroke="#2b2620" />
    </svg>
  );
}
