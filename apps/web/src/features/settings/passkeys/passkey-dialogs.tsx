import { type PasskeyView, renamePasskeyInput, TEXT_LIMITS } from "@giftling/domain";
import { removeButton, saveButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/settings/passkeys";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";

type PasskeyDialogProps = { passkey: PasskeyView; opened: boolean; onClose: () => void };

export function RenamePasskeyDialog({
  passkey: { id, name },
  opened,
  onClose,
}: PasskeyDialogProps) {
  const utils = trpc.useUtils();
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: () => utils.passkeys.list.invalidate(),
  });
  const { form, dialog } = useEntryForm({
    start: { name: name ?? "" },
    check: (typed) => validateInput(renamePasskeyInput, { id, ...typed }),
    save: (input) => rename.mutateAsync(input),
    isPending: rename.isPending,
    draft: `passkey ${id}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.renamePasskeyTitle()}
      submitLabel={saveButton()}
      {...dialog}
    >
      <TextInput
        name="name"
        label={words.passkeyNameLabel()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        data-autofocus
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}

export function RemovePasskeyDialog({
  passkey: { id },
  name,
  opened,
  onClose,
}: PasskeyDialogProps & { name: string }) {
  const utils = trpc.useUtils();
  const remove = trpc.passkeys.remove.useMutation({
    onSettled: () => utils.passkeys.list.invalidate(),
  });
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id } }),
    save: (input) => ensureEntryDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone() {
      onClose();
      showToast({ title: words.passkeyRemovedConfirmation() });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removePasskeyTitle(name)}
      submitLabel={removeButton()}
      danger
      {...dialog}
    >
      <p>{words.removePasskeyNote()}</p>
    </FormDialog>
  );
}
