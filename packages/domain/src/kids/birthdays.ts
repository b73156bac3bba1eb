const DAY_MS = 86_400_000;

/** Days of each month in a leap year, because the year of birth is never known (rule: birthdays). */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for a possible birthday: a day needs a month, and the date exists in a leap year (rule: birthdays). */
export function isBirthday(month: number | null, day: number | null): boolean {
  if (month === null) return day === null;
  const days = DAYS_IN_MONTH[month - 1];
  return days !== undefined && (day === null || (day >= 1 && day <= days));
}

/** Month 1 is at index 0. */
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

/** From so many days before a birthday on it is said how many they are (rule: birthday-near). */
const NEAR_DAYS = 30;

/**
 * Whole days from a calendar day to the next birthday, 0 on the day itself; null when it is further than 30 days, or no day is
 * known (rule: birthday-near). Who was born on February 29 has it on March 1 in other years.
 */
export function daysToBirthday(
  { birthdayMonth, birthdayDay }: { birthdayMonth: number | null; birthdayDay: number | null },
  today: { year: number; month: number; day: number },
): number | null {
  if (birthdayMonth === null || birthdayDay === null) return null;
  const now = Date.UTC(today.year, today.month - 1, today.day);
  const inYear = (year: number) => (Date.UTC(year, birthdayMonth - 1, birthdayDay) - now) / DAY_MS;
  const days = [inYear(today.year), inYear(today.year + 1)].find((count) => count >= 0) ?? null;
  return days !== null && days <= NEAR_DAYS ? days : null;
}

/** So many days after a birthday it is asked what arrived (rule: after-the-day). */
const AFTER_DAYS = 30;

/**
 * The year of the birthday that was 1 to 30 days ago on a calendar day; null without such a one, and where no day is known (rule:
 * after-the-day).
 */
export function birthdayBefore(
  { birthdayMonth, birthdayDay }: { birthdayMonth: number | null; birthdayDay: number | null },
  today: { year: number; month: number; day: number },
): number | null {
  if (birthdayMonth === null || birthdayDay === null) return null;
  const now = Date.UTC(today.year, today.month - 1, today.day);
  const isJustPast = (year: number) => {
    const days = (now - Date.UTC(year, birthdayMonth - 1, birthdayDay)) / DAY_MS;
    return days >= 1 && days <= AFTER_DAYS;
  };
  return [today.year, today.year - 1].find(isJustPast) ?? null;
}

/** How many days a form offers for a month: 29 for February, 31 while no month is chosen (rule: birthdays). */
export function daysInMonth(month: number | null): number {
  return (month === null ? undefined : DAYS_IN_MONTH[month - 1]) ?? 31;
}
