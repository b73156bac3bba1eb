import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/members";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";
import { LeaveFamilyButton } from "./member-dialogs.tsx";

/** Renders the section for leaving the family, for parents who are not the owner (rule: leaving). */
export function LeaveFamilySection({ user }: { user: UserView }) {
  return (
    <SettingSection title={words.leaveButton()} lead={words.leaveDescription()} danger>
      <p className={classes.note}>{words.leaveNote(user.ownerName)}</p>
      <LeaveFamilyButton userId={user.id} className={classes.delete} />
    </SettingSection>
  );
}
