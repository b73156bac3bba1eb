import { z } from "zod";
import { dayOfMonthSchema, monthSchema } from "../kids/schema.ts";
import { fillPattern } from "../sentences/catalog.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createRequiredLineSchema, idSchema } from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";
import { findOccasionDateProblem, OCCASION_YEAR_RANGE } from "./rules.ts";

const name = createRequiredLineSchema(
  FIELD_NAMES.name,
  TEXT_LIMITS.occasion,
  PARENT_ERRORS.occasionNameRequired,
);
const year = fillPattern(PARENT_ERRORS.occasionYearOutOfRange, {
  from: OCCASION_YEAR_RANGE.first,
  to: OCCASION_YEAR_RANGE.last,
});
const dateFields = {
  month: monthSchema,
  day: dayOfMonthSchema,
  /** Year of an occasion that happens once. Null for an occasion that repeats every year. */
  year: z
    .int(year)
    .min(OCCASION_YEAR_RANGE.first, year)
    .max(OCCASION_YEAR_RANGE.last, year)
    .nullable()
    .optional(),
};

/** Input of POST /api/kids/{kidId}/occasions (rule: occasions). */
export const createOccasionInput = z
  .strictObject({ kidId: idSchema, name, ...dateFields })
  .superRefine(({ month = null, day = null, year = null }, context) => {
    const message = findOccasionDateProblem({ month, day, year });
    if (message) context.addIssue({ code: "custom", message, path: ["day"] });
  });
export type CreateOccasionInput = z.infer<typeof createOccasionInput>;

/**
 * Input of PATCH /api/occasions/{id}. Absent fields stay unchanged. The handler merges the date with the stored date,
 * and validates the result with `findOccasionDateProblem`.
 */
export const updateOccasionInput = z.strictObject({
  id: idSchema,
  name: name.optional(),
  ...dateFields,
  version: baseVersionSchema,
});
export type UpdateOccasionInput = z.infer<typeof updateOccasionInput>;

const dateOutput = {
  month: z.int().nullable(),
  day: z.int().nullable(),
  year: z.int().nullable(),
};

const occasionOutput = z.strictObject({ id: z.string(), name: z.string(), ...dateOutput });
export type OccasionView = z.infer<typeof occasionOutput>;

export const parentOccasionOutput = occasionOutput.extend({ version: versionSchema });
export type ParentOccasionView = z.infer<typeof parentOccasionOutput>;

/** Occasion as shown to visitors. The ID is `birthday`, `second-day` or the ID of an added occasion. */
export const hubOccasionOutput = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  ...dateOutput,
  /** Whether the occasion is over. A yearly occasion is never over. */
  isPast: z.boolean(),
});
export type HubOccasionView = z.infer<typeof hubOccasionOutput>;
