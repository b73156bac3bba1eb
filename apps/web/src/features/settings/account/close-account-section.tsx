import { DATA_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";
import { CloseAccountDialog } from "./close-account-dialog.tsx";

/** Renders the section for closing the account, for owners (rule: account-closing). */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection
      title={words.dangerZoneTitle()}
      lead={words.dangerZoneDescription()}
      isOnly
      danger
    >
      <p className={classes.note}>{words.deleteAccountNote(DATA_RETENTION_DAYS)}</p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        {words.deleteAccountButton()}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setOpen(false)} />
    </SettingSection>
  );
}
