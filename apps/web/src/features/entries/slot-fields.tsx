import {
  clearSlot,
  PRIORITY_SLOTS,
  type PriorityRef,
  type PrioritySlot,
  placeInSlot,
  type Slots,
} from "@giftling/domain";
import { Checkbox, NativeSelect } from "@mantine/core";

/** A form's part about the Top 3 Priorities. The slot counts only while `isPriority` is checked (spec section 5). */
export type SlotValues = { isPriority: boolean; slot: PrioritySlot };

/** What the form starts with. */
export function slotValues(entry?: {
  isPriority: boolean;
  priorityOrder: number | null;
}): SlotValues {
  const slot = PRIORITY_SLOTS.find((known) => known === entry?.priorityOrder);
  return { isPriority: entry?.isPriority ?? false, slot: slot ?? 1 };
}

/** The two fields by which a priority travels (spec section 4). */
export function slotPatch({ isPriority, slot }: SlotValues) {
  return { isPriority, priorityOrder: isPriority ? slot : null };
}

/** The slots once the form is saved (decision D18). */
export function slotsAfter(
  slots: Slots,
  ref: PriorityRef,
  order: PrioritySlot | null | undefined,
): Slots {
  return order == null ? clearSlot(slots, ref) : placeInSlot(slots, ref, order);
}

const choices = PRIORITY_SLOTS.map((slot) => ({ value: String(slot), label: String(slot) }));

export function SlotFields({
  values,
  onChange,
}: {
  values: SlotValues;
  onChange: (patch: Partial<SlotValues>) => void;
}) {
  return (
    <>
      <Checkbox
        label="Show among the Top 3 Priorities"
        checked={values.isPriority}
        onChange={(event) => onChange({ isPriority: event.currentTarget.checked })}
      />
      {values.isPriority && (
        <NativeSelect
          label="Place"
          description="Whatever stands there now makes room."
          data={choices}
          value={String(values.slot)}
          onChange={(event) => {
            const slot = PRIORITY_SLOTS.find(
              (known) => String(known) === event.currentTarget.value,
            );
            if (slot !== undefined) onChange({ slot });
          }}
        />
      )}
    </>
  );
}
