import { z } from "zod";
import { PROGRAMS } from "../sentences/programs.ts";

export const prioritySlotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: PROGRAMS.prioritySlotOutOfRange,
});

/**
 * Request fields that set an item's priority when the item is created or edited. `priorityIntent` interprets these
 * fields (rule: priority-slots).
 */
export const prioritySlotFields = {
  isPriority: z.boolean().optional(),
  priorityOrder: prioritySlotSchema.nullable().optional(),
};
