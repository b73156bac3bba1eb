import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";

/** One of a kid's three slots (rule: priority-slots). */
export const prioritySlotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: PROGRAMS.priorityOrder,
});

/**
 * The two fields that set a priority in a create or edit. `isPriority` false or `priorityOrder` null clears the slot, a
 * number places the item. `priorityIntent` interprets them (rule: priority-slots).
 */
export const prioritySlotFields = {
  isPriority: z.boolean().optional(),
  priorityOrder: prioritySlotSchema.nullable().optional(),
};
