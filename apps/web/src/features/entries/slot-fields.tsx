import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import { Checkbox, NativeSelect } from "@mantine/core";
import type { FormFields } from "../../components/form/form-fields.ts";

/** A form's part about the Top 3 Priorities. The slot counts only while `isPriority` is checked (rule: priority-slots). */
export type SlotValues = { isPriority: boolean; slot: PrioritySlot };

/** What the form starts with. */
export function slotValues(entry?: {
  isPriority: boolean;
  priorityOrder: number | null;
}): SlotValues {
  const slot = PRIORITY_SLOTS.find((known) => known === entry?.priorityOrder);
  return { isPriority: entry?.isPriority ?? false, slot: slot ?? 1 };
}

/** The two fields by which a priority travels. */
export function slotPatch({ isPriority, slot }: SlotValues) {
  return { isPriority, priorityOrder: isPriority ? slot : null };
}

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
