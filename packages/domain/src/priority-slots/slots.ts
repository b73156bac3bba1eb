/** Slots for a kid's priorities, in display order (rule: priority-slots). */
export const PRIORITY_SLOTS = [1, 2, 3] as const;
export type PrioritySlot = (typeof PRIORITY_SLOTS)[number];
