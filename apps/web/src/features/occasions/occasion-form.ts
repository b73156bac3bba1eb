import { createOccasionInput, type OccasionView, updateOccasionInput } from "@giftling/domain";
import { validateInput } from "../../components/form/validate-input.ts";

/** Values of the form for an occasion. `year` is empty for an occasion that repeats every year. */
export type OccasionFormValues = {
  name: string;
  month: number | null;
  day: number | null;
  year: string;
};

export const getOccasionFormValues = (occasion?: OccasionView): OccasionFormValues => ({
  name: occasion?.name ?? "",
  month: occasion?.month ?? null,
  day: occasion?.day ?? null,
  year: occasion?.year ? String(occasion.year) : "",
});

/** Returns an occasion's API fields from the form's values. A year without a month is omitted. */
const getFields = ({ name, month, day, year }: OccasionFormValues) => ({
  name,
  month,
  day,
  year: year === "" || month === null ? null : Number(year),
});

export const validateNewOccasion = (kidId: string, values: OccasionFormValues) =>
  validateInput(createOccasionInput, { kidId, ...getFields(values) });

/**
 * Validates an edited occasion. The date is validated like the date of a new occasion, because the form always contains
 * the whole date.
 */
export function validateOccasion(id: string, values: OccasionFormValues) {
  const complete = validateNewOccasion(id, values);
  return complete.ok ? validateInput(updateOccasionInput, { id, ...getFields(values) }) : complete;
}
