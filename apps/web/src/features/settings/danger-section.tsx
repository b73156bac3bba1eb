import { DATA_RETENTION_DAYS } from "@giftling/domain";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Closing the account (rule: settings-page, account-closing). */
export function DangerSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting
      title="Danger Zone"
      lead="Deleting your account takes your family's hub away from everybody."
      danger
    >
      <p className={classes.note}>
        Your hub disappears at once. For {DATA_RETENTION_DAYS} days you can log in and bring it
        back; after that everything is deleted for good.
      </p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <CloseDialog opened={isOpen} onClose={() => setOpen(false)} />
    </Setting>
  );
}
