import { DAY_MS } from "../time/days.ts";

/**
 * Number of days in each month of a leap year. February 29 is valid, because the year of birth is unknown
 * (rule: birthdays).
 */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Returns whether a month and day are a valid birthday. The date must exist in a leap year. A day requires a month.
 * Both can be null for an unknown birthday (rule: birthdays).
 */
export function isValidBirthday(month: number | null, day: number | null): boolean {
  if (month === null) return day === null;
  const days = DAYS_IN_MONTH[month - 1];
  return days !== undefined && (day === null || (day >= 1 && day <= days));
}

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

export const isLeapYear = (year: number): boolean =>
  new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

/**
 * Returns midnight UTC of an annual date (month and day) in the given year. In common years, February 29 becomes
 * February 28 (rule: birthdays).
 */
export function getDateInYear({ month, day }: { month: number; day: number }, year: number): Date {
  const isMissing = month === 2 && day === 29 && !isLeapYear(year);
  return new Date(Date.UTC(year, month - 1, isMissing ? 28 : day));
}

/** Length of the countdown before a birthday, in days (rule: birthday-near). */
const NEAR_DAYS = 30;

type Birthday = { birthdayMonth: number | null; birthdayDay: number | null };
export type CalendarDate = { year: number; month: number; day: number };

/**
 * Returns the number of days from a calendar day to the birthday in `year`, negative after the birthday. Returns null
 * if the day of the birthday is unknown.
 */
function daysToBirthdayIn(kid: Birthday, year: number, today: CalendarDate): number | null {
  const { birthdayMonth: month, birthdayDay: day } = kid;
  if (month === null || day === null) return null;
  const now = Date.UTC(today.year, today.month - 1, today.day);
  return (getDateInYear({ month, day }, year).getTime() - now) / DAY_MS;
}

/**
 * Returns the number of days to the next birthday, or 0 on the birthday. Returns null if the day of the birthday is
 * unknown or more than 30 days away (rule: birthday-near).
 */
export function countDaysToBirthday(kid: Birthday, today: CalendarDate): number | null {
  const isNear = (days: number | null) => days !== null && days >= 0 && days <= NEAR_DAYS;
  const years = [today.year, today.year + 1];
  return years.map((year) => daysToBirthdayIn(kid, year, today)).find(isNear) ?? null;
}

/**
 * Returns the number of days until the countdown before a birthday starts, changes or ends. Returns null if the day of
 * the birthday is unknown (rule: birthday-near).
 */
export function countDaysToCountdownChange(kid: Birthday, today: CalendarDate): number | null {
  if (countDaysToBirthday(kid, today) !== null) return 1;
  const isFar = (days: number | null) => days !== null && days > NEAR_DAYS;
  const years = [today.year, today.year + 1];
  const next = years.map((year) => daysToBirthdayIn(kid, year, today)).find(isFar) ?? null;
  return next === null ? null : next - NEAR_DAYS;
}

/** Returns the number of days in a form's menu: 29 for February, and 31 if no month is selected (rule: birthdays). */
export function countDaysInMonth(month: number | null): number {
  return (month === null ? undefined : DAYS_IN_MONTH[month - 1]) ?? 31;
}
