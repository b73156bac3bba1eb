import * as words from "@giftling/messages/common";
import "../../styles/mantine.css";
import { Modal, TextInput } from "@mantine/core";
import { AppMantineProvider } from "../mantine.tsx";
import { useDelayedOpen } from "./use-late-open.ts";

type AddressDialogProps = { opened: boolean; address: string; onClose: () => void };

/** Renders the dialog with a URL that is selected for manual copying. Default export for `createLazyPopup`. */
export default function AddressDialog({ opened, address, onClose }: AddressDialogProps) {
  return (
    <AppMantineProvider>
      <Modal opened={useDelayedOpen(opened)} onClose={onClose} title={words.copyLinkTitle()}>
        <TextInput
          aria-label={words.linkAriaLabel()}
          value={address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </AppMantineProvider>
  );
}
