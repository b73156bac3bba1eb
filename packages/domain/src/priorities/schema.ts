import { z } from "zod";

/** One of a kid's three slots (decision D18). */
export const prioritySlotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: "Priority order is 1, 2 or 3.",
});

/**
 * The two fields by which a priority travels (spec section 4): `isPriority` false (or `priorityOrder` null)
 * takes the item out of its slot, a number puts it there. `priorities.ts` reads them.
 */
export const prioritySlotFields = {
  isPriority: z.boolean().optional(),
  priorityOrder: prioritySlotSchema.nullable().optional(),
};
