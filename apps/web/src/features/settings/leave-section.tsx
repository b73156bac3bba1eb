import type { UserView } from "@giftling/domain";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { LeaveDialog } from "./members/member-dialogs.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** In place of closing the account, for a parent who is not the owner (rule: leaving, owner-only). */
export function LeaveSection({ user }: { user: UserView }) {
  const [isOpen, setOpen] = useState(false);
  const owner = user.ownerName || "the owner";
  return (
    <Setting
      title="Leave"
      lead="The page stays with the family; you just stop looking after it."
      danger
    >
      <p className={classes.note}>
        What you wrote stays there. Only {owner} can close the page, or invite you again.
      </p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        Leave this family
      </Button>
      <LeaveDialog user={user} opened={isOpen} onClose={() => setOpen(false)} />
    </Setting>
  );
}
