import { z } from "zod";
import { dayFieldSchema, monthFieldSchema } from "../kids/schema.ts";
import { filled } from "../sentences/catalog.ts";
import { FIELDS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import { idSchema, requiredLine } from "../text/schema.ts";
import { madeOnSchema, versionSchema } from "../text/version/schema.ts";
import { OCCASION_YEARS, occasionDateProblem } from "./rules.ts";

const name = requiredLine(FIELDS.name, LIMITS.occasion, PARENTS.occasionNameRequired);
const year = filled(PARENTS.occasionYearOutOfRange, {
  from: OCCASION_YEARS.first,
  to: OCCASION_YEARS.last,
});
const dateFields = {
  month: monthFieldSchema,
  day: dayFieldSchema,
  /** Year of an occasion that happens once. Null for an occasion that repeats every year. */
  year: z
    .int(year)
    .min(OCCASION_YEARS.first, year)
    .max(OCCASION_YEARS.last, year)
    .nullable()
    .optional(),
};

/** Input of POST /api/kids/{kidId}/occasions (rule: occasions). */
export const createOccasionInput = z
  .strictObject({ kidId: idSchema, name, ...dateFields })
  .superRefine(({ month = null, day = null, year = null }, context) => {
    const message = occasionDateProblem({ month, day, year });
    if (message) context.addIssue({ code: "custom", message, path: ["day"] });
  });
export type CreateOccasionInput = z.infer<typeof createOccasionInput>;

/**
 * Input of PATCH /api/occasions/{id}. Absent fields stay unchanged. The handler validates the merged date with
 * `occasionDateProblem`.
 */
export const updateOccasionInput = z.strictObject({
  id: idSchema,
  name: name.optional(),
  ...dateFields,
  version: madeOnSchema,
});
export type UpdateOccasionInput = z.infer<typeof updateOccasionInput>;

const dateOutput = {
  month: z.int().nullable(),
  day: z.int().nullable(),
  year: z.int().nullable(),
};

/** Occasion that a parent added. */
const occasionOutput = z.strictObject({ id: z.string(), name: z.string(), ...dateOutput });
export type OccasionView = z.infer<typeof occasionOutput>;

/** Occasion with its version, as returned to a parent. */
export const ownOccasionOutput = occasionOutput.extend({ version: versionSchema });
export type OwnOccasion = z.infer<typeof ownOccasionOutput>;

/** Occasion as shown to visitors. The ID is `birthday`, `second-day` or the ID of an added occasion. */
export const hubOccasionOutput = z.strictObject({
  id: z.string(),
  /** Name of the occasion. Null for the birthday. */
  name: z.string().nullable(),
  ...dateOutput,
  /** Whether the occasion is over. A yearly occasion is never over. */
  isPast: z.boolean(),
});
export type HubOccasion = z.infer<typeof hubOccasionOutput>;
