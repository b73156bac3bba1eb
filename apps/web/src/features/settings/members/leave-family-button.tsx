import * as words from "@giftling/messages/settings/members";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConsequenceList } from "../../../components/consequence-list.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { trpc } from "../../../trpc.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";

/** Renders a button for leaving the family. `userId` is the ID of the leaving parent (rule: leaving). */
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

function LeaveFamilyDialog({
  userId,
  opened,
  onClose,
}: DialogProps & {
  /** ID of the parent who leaves the family. */
  userId: string;
}) {
  const leave = trpc.family.removeMember.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id: userId } }),
    save: (input) => leave.mutateAsync(input),
    isPending: leave.isPending || leave.isSuccess,
    // A full page load removes the family's data from memory.
    onDone: () => window.location.assign("/"),
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.leaveFamilyTitle()}
      submitLabel={words.leaveButton()}
      danger
      {...dialog}
    >
      <ConsequenceList danger>
        <li>{words.leaveAccessNote()}</li>
        <li>{words.leaveFamilyContentNote()}</li>
        <li>{words.leaveSessionNote()}</li>
      </ConsequenceList>
    </FormDialog>
  );
}
