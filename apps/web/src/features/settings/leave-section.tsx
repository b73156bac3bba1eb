import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/members";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { LeaveDialog } from "./members/member-dialogs.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** In place of closing the account, for a parent who is not the owner (rule: leaving, owner-only). */
export function LeaveSection({ user }: { user: UserView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={words.leave()} lead={words.leaveLead()} danger>
      <p className={classes.note}>{words.onlyOwnerCan(user.ownerName)}</p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        {words.leaveFamily()}
      </Button>
      <LeaveDialog user={user} opened={isOpen} onClose={() => setOpen(false)} />
    </Setting>
  );
}
