import * as words from "@giftling/messages/onboarding/onboarding";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import classes from "./onboarding.module.css";

const CloseDialog = createLazyPopup(async () => ({
  default: (await import("../settings/close-dialog.tsx")).CloseAccountDialog,
}));

/** Renders the link that deletes an account whose onboarding is unfinished (rule: access-table). */
export function DeleteAccountLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={classes.out}>
      <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
        {words.deleteAccountButton()}
      </Button>
      <CloseDialog opened={isOpen} onClose={() => setOpen(false)} />
    </footer>
  );
}
