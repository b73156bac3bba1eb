import { PRIORITY_SLOTS } from "@giftling/domain";
import * as words from "@giftling/messages/entries/dialogs";
import { Checkbox, NativeSelect } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import type { PrioritySlotValues } from "./slot-values.ts";

const choices = PRIORITY_SLOTS.map((slot) => ({ value: String(slot), label: String(slot) }));

export function PrioritySlotFields({ form }: { form: FormFields<PrioritySlotValues> }) {
  const { isPriority, slot } = form.values;
  return (
    <>
      <Checkbox
        label={words.priorityCheckboxLabel()}
        {...form.getInputProps("isPriority", { type: "checkbox" })}
      />
      {isPriority && (
        <NativeSelect
          label={words.prioritySlotLabel()}
          description={words.prioritySlotDescription()}
          data={choices}
          value={String(slot)}
          onChange={(event) => {
            const chosen = PRIORITY_SLOTS.find(
              (known) => String(known) === event.currentTarget.value,
            );
            if (chosen !== undefined) form.setValues({ slot: chosen });
          }}
        />
      )}
    </>
  );
}
