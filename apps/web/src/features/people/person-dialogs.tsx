import {
  addPersonAddressInput,
  mergePeopleInput,
  type PersonView,
  TEXT_LIMITS,
  updatePersonInput,
} from "@giftling/domain";
import { saveButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/people/people";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useCurrency } from "../../access/use-currency.ts";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { pickChangedFields } from "../entries/edit-conflict.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import classes from "../gifts/gifts.module.css";
import { summarizeGifts } from "./person-text.ts";
import { usePersonMutations } from "./use-person-mutations.ts";

type PersonDialogProps = DialogProps & { person: PersonView; people: readonly PersonView[] };

const DIALOGS = {
  edit: EditPersonDialog,
  addAddress: AddAddressDialog,
  merge: MergePersonDialog,
};

/** Dialog to open for a person. */
export type PersonDialogEntry = { name: keyof typeof DIALOGS; person: PersonView };

export default function PersonDialog({ name, ...props }: PersonDialogProps & PersonDialogEntry) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}

type PersonFormValues = { name: string; note: string };

const toFormValues = ({ name, note }: Pick<PersonView, "name" | "note">): PersonFormValues => ({
  name,
  note: note ?? "",
});

/** Renders the dialog that changes a person's name and private note (rule: people). */
function EditPersonDialog({ person, opened, onClose }: PersonDialogProps) {
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

function AddAddressDialog({ person, opened, onClose }: PersonDialogProps) {
  const { addAddress } = usePersonMutations();
  const { form, dialog } = useEntryForm({
    start: { email: "" },
    check: ({ email }) => validateInput(addPersonAddressInput, { id: person.id, email }),
    save: (input) => addAddress.mutateAsync(input),
    isPending: addAddress.isPending,
    draft: `address ${person.id}`,
    onDone: () => {
      onClose();
      showToast({ title: words.addressAddedConfirmation() });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.addAddressTitle(person.name)}
      submitLabel={words.sendConfirmationButton()}
      {...dialog}
    >
      <p className={classes.lead}>{words.addAddressDescription(person.name)}</p>
      <TextInput
        label={words.addressLabel()}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        maxLength={TEXT_LIMITS.email}
        {...form.getInputProps("email")}
      />
    </FormDialog>
  );
}

/** Renders the dialog that merges another person into `person` (rule: people). */
function MergePersonDialog({ person, people, opened, onClose }: PersonDialogProps) {
  const currency = useCurrency();
  const { merge } = usePersonMutations();
  const others = people
    .filter(({ id }) => id !== person.id)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const { form, dialog } = useEntryForm({
    start: { other: others[0]?.id ?? "" },
    check: ({ other }) => validateInput(mergePeopleInput, { id: person.id, ids: [other] }),
    save: (input) => merge.mutateAsync(input),
    isPending: merge.isPending,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.mergePeopleTitle(person.name)}
      submitLabel={words.mergePersonButton()}
      {...dialog}
    >
      <p className={classes.lead}>{words.mergePeopleDescription(person.name)}</p>
      <NativeSelect
        label={words.otherPersonLabel()}
        data-autofocus
        data={others.map(({ id, name, gifts }) => ({
          value: id,
          label: gifts.length === 0 ? name : `${name} (${summarizeGifts(gifts, currency)})`,
        }))}
        {...form.getInputProps("other")}
      />
    </FormDialog>
  );
}
