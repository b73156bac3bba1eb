import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";

/** Form values for the Top 3 Priorities. `slot` is ignored unless `isPriority` is true (rule: priority-slots). */
export type PrioritySlotValues = { isPriority: boolean; slot: PrioritySlot };

/** Returns an existing entry's form values for the Top 3, or default values for a new entry. */
export function getPrioritySlotValues(entry?: {
  isPriority: boolean;
  priorityOrder: number | null;
}): PrioritySlotValues {
  const slot = PRIORITY_SLOTS.find((known) => known === entry?.priorityOrder);
  return { isPriority: entry?.isPriority ?? false, slot: slot ?? 1 };
}

/**
 * Converts a form's priority values to the fields of an API request. `priorityOrder` is null if the entry is not a
 * priority.
 */
export function getPrioritySlotPatch({ isPriority, slot }: PrioritySlotValues) {
  return { isPriority, priorityOrder: isPriority ? slot : null };
}
