import { DATA_RETENTION_DAYS, type UserView } from "@giftling/domain";
import * as accountWords from "@giftling/messages/settings/account";
import * as membersWords from "@giftling/messages/settings/members";
import * as words from "@giftling/messages/settings/page";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DownloadDataButton } from "../../export/download-data.tsx";
import { LeaveFamilyButton } from "../members/member-dialogs.tsx";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";
import { CloseAccountDialog } from "./close-account-dialog.tsx";

export function DataExportSection() {
  return (
    <SettingSection id="data" title={words.dataTitle()} lead={words.dataDescription()}>
      <p className={classes.note}>{words.exportContentsNote()}</p>
      <DownloadDataButton />
    </SettingSection>
  );
}

export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection
      title={accountWords.dangerZoneTitle()}
      lead={accountWords.dangerZoneDescription()}
      isOnly
      danger
    >
      <p className={classes.note}>{accountWords.deleteAccountNote(DATA_RETENTION_DAYS)}</p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        {accountWords.deleteAccountButton()}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setOpen(false)} />
    </SettingSection>
  );
}

/** Renders the section for leaving the family, for parents who are not the owner (rule: leaving). */
export function LeaveFamilySection({ user }: { user: UserView }) {
  return (
    <SettingSection
      title={membersWords.leaveButton()}
      lead={membersWords.leaveDescription()}
      danger
    >
      <p className={classes.note}>{membersWords.leaveNote(user.ownerName)}</p>
      <LeaveFamilyButton userId={user.id} className={classes.delete} />
    </SettingSection>
  );
}
