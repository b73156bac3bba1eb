import { PRIORITY_SLOTS } from "@giftling/domain";
import * as words from "@giftling/messages/entries/dialogs";
import { Checkbox, NativeSelect } from "@mantine/core";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { SlotValues } from "./slot-values.ts";

const choices = PRIORITY_SLOTS.map((slot) => ({ value: String(slot), label: String(slot) }));

export function SlotFields({ form }: { form: FormFields<SlotValues> }) {
  const { isPriority, slot } = form.values;
  return (
    <>
      <Checkbox
        label={words.showAmongPriorities()}
        {...form.getInputProps("isPriority", { type: "checkbox" })}
      />
      {isPriority && (
        <NativeSelect
          label={words.place()}
          description={words.makesRoom()}
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
