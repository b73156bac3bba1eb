/** Days of each month in a leap year: no birth year is ever known (D34). */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True when the pair is a possible birthday: a day needs a month, and the date exists in a leap year (D34). */
export function isBirthday(month: number | null, day: number | null): boolean {
  if (month === null) return day === null;
  const days = DAYS_IN_MONTH[month - 1];
  return days !== undefined && (day === null || (day >= 1 && day <= days));
}

/** January first: month 1 is at index 0. */
export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A birthday as people read it: "March 14", "March" without a day, null without a month. No year is ever known. */
export function formatBirthday(month: number | null, day: number | null): string | null {
  const name = month === null ? undefined : MONTH_NAMES[month - 1];
  if (name === undefined) return null;
  return day === null ? name : `${name} ${day}`;
}

/** How many days to offer once a month is chosen (31 before that, 29 for February, D34). */
export function daysInMonth(month: number | null): number {
  return (month === null ? undefined : DAYS_IN_MONTH[month - 1]) ?? 31;
}
