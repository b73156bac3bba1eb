import { z } from "zod";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";

const prioritySlotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: API_CLIENT_ERRORS.prioritySlotOutOfRange,
});

/**
 * Request fields that set an item's priority when the item is created or edited. `getRequestedPrioritySlot` interprets
 * these fields (rule: priority-slots).
 */
export const prioritySlotFields = {
  isPriority: z.boolean().optional(),
  priorityOrder: prioritySlotSchema.nullable().optional(),
};
