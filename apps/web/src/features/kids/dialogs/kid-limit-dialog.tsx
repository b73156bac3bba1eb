import { KID_LIMIT_REACHED } from "@giftling/domain";
import { dismissButton, premiumLink } from "@giftling/messages/dashboard/late";
import * as words from "@giftling/messages/kids/dialogs";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useDelayedOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../kids.module.css";

/**
 * Renders the explanation that the plan's kid limit is reached. It replaces the New Child dialog, so that nothing is typed
 * in vain (rule: free-limits).
 */
export function KidLimitDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={useDelayedOpen(opened)} onClose={onClose} title={words.kidLimitTitle()}>
      <p className={classes.text}>{translateParentError(KID_LIMIT_REACHED)}</p>
      <p className={classes.text}>{words.kidLimitMessage()}</p>
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          {dismissButton()}
        </Button>
        <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
          {premiumLink()}
        </Button>
      </div>
    </Modal>
  );
}
