import "../../../styles/mantine.css";
import { LINK_LIMIT_REACHED } from "@giftling/domain";
import { Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../../kids/kids.module.css";

/** In place of the form for a link when the plan is full: told before anything is typed (rule: free-limits). */
export default function LinkLimitDialog({
  firstName,
  opened,
  onClose,
}: {
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      title={`${firstName}'s links fill the Free plan`}
    >
      <p className={classes.text}>{LINK_LIMIT_REACHED}</p>
      <p className={classes.text}>
        Payment links, registries and activities count. Everything you have stays just as it is.
      </p>
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>See Premium</Button>
      </div>
    </Modal>
  );
}
