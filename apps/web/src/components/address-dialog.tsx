import { Modal, TextInput } from "@mantine/core";

type AddressDialogProps = { address: string; onClose: () => void };

/** An address to copy by hand, already selected. By default export for React's `lazy`. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Copy this address">
      <TextInput
        aria-label="Address"
        value={address}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
}
