import { DATA_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { CloseAccountDialog } from "./close-dialog.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Renders the section that closes the account (rule: settings-page). */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={words.dangerZoneTitle()} lead={words.dangerZoneDescription()} danger>
      <p className={classes.note}>{words.deleteAccountNote(DATA_RETENTION_DAYS)}</p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        {words.deleteAccountButton()}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setOpen(false)} />
    </Setting>
  );
}
