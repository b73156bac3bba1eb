import type { Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { isValidBirthday } from "./birthdays.ts";
import type { KidDays } from "./days.ts";

/**
 * Returns the field and message of the first error in a kid's second day. Returns null for a valid or absent second
 * day. The name, the month and the day are all required (rule: second-day).
 */
export function findSecondDayProblem({
  secondDayName: name = null,
  secondDayMonth: month = null,
  secondDayDay: day = null,
}: Partial<KidDays>): { field: "secondDayName" | "secondDayDay"; message: Sentence } | null {
  if (name === null && month === null && day === null) return null;
  if (name === null)
    return { field: "secondDayName", message: PARENT_ERRORS.secondDayNameRequired };
  const exists = month !== null && day !== null && isValidBirthday(month, day);
  return exists ? null : { field: "secondDayDay", message: PARENT_ERRORS.birthdayInvalid };
}
