import { type MemberView, type SharingInput, sharingInput, TEXT_LIMITS } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import * as hubWords from "@giftling/messages/settings/hub";
import * as words from "@giftling/messages/settings/members";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConsequenceList } from "../../../components/consequence-list.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";

type About = { member: MemberView; opened: boolean; onClose: () => void };

/**
 * Renders the dialog that confirms the removal of a parent. A passcode can be changed at the same time (rule: leaving).
 */
export function RemoveParentDialog({ member, opened, onClose }: About) {
  const utils = trpc.useUtils();
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const remove = trpc.family.removeMember.useMutation();
  const share = trpc.account.updateSharing.useMutation();
  const { form, dialog } = useEntryForm({
    start: { passcode: "" },
    // An empty field leaves the passcode unchanged.
    check: ({ passcode }): ValidationResult<SharingInput> =>
      passcode === "" ? { ok: true, input: {} } : validateInput(sharingInput, { passcode }),
    async save(sharing) {
      if (sharing.passcode) {
        utils.account.user.setData(undefined, await share.mutateAsync(sharing));
      }
      return ensureEntryDeleted(() => remove.mutateAsync({ id: member.id }));
    },
    isPending: remove.isPending || share.isPending,
    onDone() {
      onClose();
      utils.family.members.setData(undefined, (all) => all?.filter(({ id }) => id !== member.id));
      showToast({ title: words.parentRemovedConfirmation(member.name) });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removeParentTitle(member.name)}
      submitLabel={removeButton()}
      danger
      {...dialog}
    >
      <ConsequenceList danger>
        <li>{words.removeParentAccessNote()}</li>
        <li>{words.removeParentContentNote()}</li>
        <li>{words.removeParentInvitationNote()}</li>
      </ConsequenceList>
      {user?.hasPasscode && (
        <TextInput
          name="passcode"
          label={hubWords.newPasscodeLabel()}
          description={`${words.removeParentPasscodeHint(member.name)} ${words.emptyPasscodeHint()}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMITS.passcode}
          {...form.getInputProps("passcode")}
        />
      )}
    </FormDialog>
  );
}

/** Renders the dialog that confirms a handover request to another parent (rule: handing-over). */
export function HandoverDialog({ member, opened, onClose }: About) {
  const utils = trpc.useUtils();
  const { billing } = useConfig();
  const handOver = trpc.family.handOver.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { memberId: member.id } }),
    save: (input) => handOver.mutateAsync(input),
    isPending: handOver.isPending,
    onDone() {
      onClose();
      showToast({
        title: words.handoverRequestSentConfirmation(member.name),
        message: words.handoverRequestSentMessage(),
      });
      // Refetches the user, whose data includes the pending handover request.
      void utils.account.user.invalidate();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.handoverRequestTitle(member.name)}
      submitLabel={words.sendHandoverRequestButton()}
      {...dialog}
    >
      <ConsequenceList>
        <li>{words.handoverRequestNote(member.name)}</li>
        <li>{billing ? words.planTransferNote() : words.familyUrlTransferNote()}</li>
        {billing && <li>{words.paymentCardRemovalNote()}</li>}
        <li>{words.ownerRightsNote()}</li>
        <li>{words.formerOwnerNote()}</li>
      </ConsequenceList>
    </FormDialog>
  );
}

function LeaveFamilyDialog({
  userId,
  opened,
  onClose,
}: DialogProps & {
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
      submitLabel={words.leaveFamilyLabel()}
      danger
      {...dialog}
    >
      <ConsequenceList danger>
        <li>{words.leaveFamilyAccessNote()}</li>
        <li>{words.leaveFamilyContentNote()}</li>
        <li>{words.leaveFamilySessionNote()}</li>
      </ConsequenceList>
    </FormDialog>
  );
}

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
