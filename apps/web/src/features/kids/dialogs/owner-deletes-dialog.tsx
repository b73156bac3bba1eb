import * as words from "@giftling/messages/kids/dialogs";
import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../kids.module.css";

/**
 * Renders the explanation that only the owner can delete a kid. It replaces the Delete dialog for other parents (rule:
 * owner-only).
 */
export function OwnerDeletesDialog({
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
      opened={useLateOpen(opened)}
      onClose={onClose}
      title={words.onlyOwnerDeletes(ownerName, firstName)}
    >
      <p className={classes.text}>{words.leftToOne(firstName)}</p>
      <div className={classes.dialogButtons}>
        <Button onClick={onClose}>{words.allRight()}</Button>
      </div>
    </Modal>
  );
}
