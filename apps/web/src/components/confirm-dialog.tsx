import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What will happen, and what will be lost. */
  children: ReactNode;
  /** Says what the button does: "Delete this update". */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
  /** Something is lost for good: the button turns red. */
  isDangerous?: boolean;
};

/** Asks once before something that matters. Cancel holds the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, onConfirm, onClose, isBusy, isDangerous } = props;
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      {children}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          onClick={onConfirm}
          loading={isBusy ?? false}
          color={isDangerous ? "coral.7" : "evergreen"}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
