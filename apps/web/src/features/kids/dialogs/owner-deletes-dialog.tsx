import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../kids.module.css";

/** In place of deleting a child, for a parent who doesn't own the page: whose it is (rule: owner-only). */
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
      title={`Only ${ownerName || "the page's owner"} can delete ${firstName}'s page`}
    >
      <p className={classes.text}>
        Everything that relatives gave and wrote would go with it, so it is left to one person.
        Anything else of {firstName}'s page you can change yourself.
      </p>
      <div className={classes.dialogButtons}>
        <Button onClick={onClose}>All right</Button>
      </div>
    </Modal>
  );
}
