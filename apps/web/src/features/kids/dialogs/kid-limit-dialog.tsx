import { KID_LIMIT_REACHED } from "@giftling/domain";
import { Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import classes from "../kids.module.css";

/** In place of New Child when the plan is full: told before anything is typed (rule: free-limits). */
export function KidLimitDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={useLateOpen(opened)} onClose={onClose} title="Your family fills the Free plan">
      <p className={classes.text}>{KID_LIMIT_REACHED}</p>
      <p className={classes.text}>Everything you have stays just as it is.</p>
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>See Premium</Button>
      </div>
    </Modal>
  );
}
