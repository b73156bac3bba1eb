import { addPersonAddressInput, type PersonView, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import classes from "../gifts/gifts.module.css";
import { usePersonMutations } from "./use-person-mutations.ts";

export default function AddAddressDialog({
  person,
  opened,
  onClose,
}: DialogProps & { person: PersonView }) {
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
