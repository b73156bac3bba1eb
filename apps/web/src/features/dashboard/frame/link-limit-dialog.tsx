import { dismissButton } from "@giftling/messages/buttons";
import "../../../styles/mantine.css";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { type DialogProps, useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { PremiumButton } from "../../../components/premium-button.tsx";
import classes from "../../kids/kids.module.css";

/** Renders a dialog about the Free plan's link limit, in place of the link form (rule: free-limits). */
export default function LinkLimitDialog({
  firstName,
  opened,
  onClose,
}: DialogProps & { firstName: string }) {
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={lateWords.linkLimitTitle(firstName)}
    >
      <p className={classes.text}>{lateWords.linkLimitMessage()}</p>
      <p className={classes.text}>{lateWords.linkLimitNote()}</p>
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          {dismissButton()}
        </Button>
        <PremiumButton />
      </div>
    </Modal>
  );
}
