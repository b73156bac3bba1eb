import * as words from "@giftling/messages/common";
import "../../styles/mantine.css";
import { Modal, TextInput } from "@mantine/core";
import { Mantine } from "../mantine.tsx";
import { useLateOpen } from "./use-late-open.ts";

type AddressDialogProps = { opened: boolean; address: string; onClose: () => void };

/** Renders the dialog with a URL that is selected for manual copying. Default export for `lazyPopup`. */
export default function AddressDialog({ opened, address, onClose }: AddressDialogProps) {
  return (
    <Mantine>
      <Modal opened={useLateOpen(opened)} onClose={onClose} title={words.copyThisAddress()}>
        <TextInput
          aria-label={words.address()}
          value={address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </Mantine>
  );
}
