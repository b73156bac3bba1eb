import { IconQrcode } from "@tabler/icons-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { showToast } from "../../components/toast.ts";
import classes from "./hub-header.module.css";

type Dialog = ComponentType<ComponentProps<typeof import("./qr-dialog.tsx").QrDialog>>;

/** Shows the hub's address as a QR code, for the fridge, a card or a phone across the table; loaded on first need. */
export function QrButton({ firstName }: { firstName: string }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [address, setAddress] = useState("");
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      const { QrDialog } = await import("./qr-dialog.tsx");
      const { origin, pathname, search } = window.location;
      setDialog(() => QrDialog);
      setAddress(`${origin}${pathname}${search}`);
      setOpen(true);
    } catch {
      showToast({ title: "Something went wrong", message: "Please try again", tone: "error" });
    }
  }

  return (
    <>
      <button
        type="button"
        className={classes.qr}
        aria-label="Show a QR code"
        onClick={() => void open()}
      >
        <IconQrcode size={24} stroke={1.5} aria-hidden />
      </button>
      {Dialog !== null && (
        <Dialog
          firstName={firstName}
          address={address}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
