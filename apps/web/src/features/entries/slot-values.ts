import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";

/** Form values about the Top 3 Priorities. `slot` counts only while `isPriority` is checked (rule: priority-slots). */
export type PrioritySlotValues = { isPriority: boolean; slot: PrioritySlot };

/** Returns the form values for an entry, or for a new one. */
export function getSlotValues(entry?: {
  isPriority: boolean;
  priorityOrder: number | null;
}): PrioritySlotValues {
  const slot = PRIORITY_SLOTS.find((known) => known === entry?.priorityOrder);
  return { isPriority: entry?.isPriority ?? false, slot: slot ?? 1 };
}

/** Returns the two priority fields of a request. */
export function getSlotPatch({ isPriority, slot }: PrioritySlotValues) {
  return { isPriority, priorityOrder: isPriority ? slot : null };
}
