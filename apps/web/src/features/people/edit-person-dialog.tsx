import { type PersonView, TEXT_LIMITS, updatePersonInput } from "@giftling/domain";
import { saveButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/people/people";
import { Textarea, TextInput } from "@mantine/core";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { pickChangedFields } from "../entries/edit-conflict.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { usePersonMutations } from "./use-person-mutations.ts";

type PersonFormValues = { name: string; note: string };

const toFormValues = ({ name, note }: Pick<PersonView, "name" | "note">): PersonFormValues => ({
  name,
  note: note ?? "",
});

/** Renders the dialog that changes a person's name and private note (rule: people). */
export default function EditPersonDialog({
  person,
  opened,
  onClose,
}: DialogProps & { person: PersonView }) {
  const { update } = usePersonMutations();
  const check = (values: PersonFormValues) =>
    validateInput(updatePersonInput, { id: person.id, ...values });
  const { form, dialog } = useEntryForm({
    start: toFormValues(person),
    check,
    save: (input, _key, { start, version }) =>
      update.mutateAsync(pickChangedFields(check(start), input, version)),
    isPending: update.isPending,
    onDone: () => {
      onClose();
      showToast({ title: words.personSavedConfirmation() });
    },
    draft: `person ${person.id}`,
    edited: {
      version: () => person.version,
      startWith: (theirs) => toFormValues({ ...person, ...theirs }),
      onGone: words.personNotFoundMessage,
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.editPersonTitle(person.name)}
      submitLabel={saveButton()}
      {...dialog}
    >
      <Textarea
        label={words.noteLabel()}
        description={words.noteHint()}
        placeholder={words.notePlaceholder()}
        data-autofocus
        autosize
        minRows={3}
        maxRows={10}
        maxLength={TEXT_LIMITS.personNote}
        {...form.getInputProps("note")}
      />
      <TextInput
        label={words.nameLabel()}
        description={words.nameHint()}
        maxLength={TEXT_LIMITS.name}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}
