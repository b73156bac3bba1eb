import { mergePeopleInput, type PersonView } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { NativeSelect } from "@mantine/core";
import { useCurrency } from "../../access/use-currency.ts";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../components/form/validate-input.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import classes from "../gifts/gifts.module.css";
import { summarizeGifts } from "./person-text.ts";
import { usePersonMutations } from "./use-person-mutations.ts";

/** Renders the dialog that merges another person into `person` (rule: people). */
export default function MergePersonDialog({
  person,
  people,
  opened,
  onClose,
}: DialogProps & { person: PersonView; people: readonly PersonView[] }) {
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
