import { PRIORITY_SLOTS } from "@giftling/domain";
import { Checkbox, NativeSelect } from "@mantine/core";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { SlotValues } from "./slot-values.ts";

const choices = PRIORITY_SLOTS.map((slot) => ({ value: String(slot), label: String(slot) }));

export function SlotFields({ form }: { form: FormFields<SlotValues> }) {
  const { isPriority, slot } = form.values;
  return (
    <>
      <Checkbox
        label="Show among the Top 3 Priorities"
        {...form.getInputProps("isPriority", { type: "checkbox" })}
      />
      {isPriority && (
        <NativeSelect
          label="Place"
          description="Whatever stands there now makes room."
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
