import "../../styles/mantine.css";
import * as words from "@giftling/messages/common";
import { TextInput } from "@mantine/core";
import { PublicDialog } from "./public-dialog.tsx";

type AddressDialogProps = { opened: boolean; address: string; onClose: () => void };

/** Renders a dialog that shows a URL, selected for manual copying. Default export for `createLazyPopup`. */
export default function AddressDialog({ opened, address, onClose }: AddressDialogProps) {
  return (
    <PublicDialog opened={opened} onClose={onClose} title={words.copyLinkTitle()}>
      <TextInput
        aria-label={words.linkAriaLabel()}
        value={address}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </PublicDialog>
  );
}
