import * as words from "@giftling/messages/common";
import { TextField } from "../form/text-field.tsx";
import { Dialog } from "./dialog.tsx";

type AddressDialogProps = { opened: boolean; address: string; onClose: () => void };

/** Renders a dialog with a URL that is selected for manual copying. */
export default function CopyUrlDialog({ opened, address, onClose }: AddressDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.copyLinkTitle()} isNarrow>
      <TextField
        aria-label={words.linkFieldAriaLabel()}
        value={address}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
