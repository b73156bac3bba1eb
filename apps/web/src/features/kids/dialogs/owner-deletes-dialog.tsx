import * as words from "@giftling/messages/kids/dialogs";
import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { useDelayedOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../kids.module.css";

/**
 * Renders the explanation that only the owner can delete a kid. It replaces the Delete dialog for other parents (rule:
 * owner-only).
 */
export function OwnerOnlyDeleteDialog({
  firstName,
  ownerName,
  opened,
  onClose,
}: {
  firstName: string;
  ownerName: string;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={words.ownerOnlyDeletionTitle(ownerName, firstName)}
    >
      <p className={classes.text}>{words.ownerOnlyDeletionMessage(firstName)}</p>
      <div className={classes.dialogButtons}>
        <Button onClick={onClose}>{words.acknowledgeButton()}</Button>
      </div>
    </Modal>
  );
}
