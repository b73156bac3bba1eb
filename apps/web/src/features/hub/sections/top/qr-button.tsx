import { IconQrcode } from "@tabler/icons-react";
import { useQrDialog } from "../../../../components/dialog/use-qr-dialog.tsx";
import classes from "./hub-header.module.css";

/** The hub's address as a QR code. */
export function QrButton({ firstName }: { firstName: string }) {
  const { onOpen, dialog } = useQrDialog({
    title: "Scan to open this hub",
    label: `QR code of ${firstName}'s hub`,
  });
  return (
    <>
      <button type="button" className={classes.qr} aria-label="Show a QR code" onClick={onOpen}>
        <IconQrcode size={24} stroke={1.5} aria-hidden />
      </button>
      {dialog}
    </>
  );
}
