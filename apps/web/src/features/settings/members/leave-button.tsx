import * as words from "@giftling/messages/settings/members";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LeaveFamilyDialog } from "./member-dialogs.tsx";

/**
 * Renders a button that opens the confirmation for leaving the family. `userId` is the ID of the leaving parent
 * (rule: leaving).
 */
export function LeaveFamilyButton({ userId, className }: { userId: string; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" className={className} onClick={() => setOpen(true)}>
        {words.leaveFamilyButton()}
      </Button>
      <LeaveFamilyDialog userId={userId} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
