import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/members";
import { LeaveFamilyButton } from "./members/leave-button.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/**
 * Renders the section to leave the family. For a parent who is not the owner, it replaces the section that closes the
 * account (rule: leaving).
 */
export function LeaveFamilySection({ user }: { user: UserView }) {
  return (
    <Setting title={words.leaveButton()} lead={words.leaveDescription()} danger>
      <p className={classes.note}>{words.leaveNote(user.ownerName)}</p>
      <LeaveFamilyButton userId={user.id} className={classes.delete} />
    </Setting>
  );
}
