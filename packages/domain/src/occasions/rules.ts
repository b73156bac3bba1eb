import { countDaysInMonth, getDateInYear, isLeapYear, isValidBirthday } from "../kids/birthdays.ts";
import type { KidDayKind } from "../kids/days.ts";
import type { Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { addDays } from "../time/days.ts";

/**
 * IDs of the kid's own days, which are occasions of every kid. All other occasions have a row and a UUID
 * (rule: occasions).
 */
export const DAY_OCCASION_IDS = ["birthday", "second-day"] as const satisfies readonly KidDayKind[];

export const OCCASION_YEAR_RANGE = { first: 2000, last: 2099 } as const;

/** Date of an occasion. A date without a year repeats every year. All parts are null for an occasion without a date. */
export type OccasionDate = { month: number | null; day: number | null; year: number | null };

/**
 * Returns the message about an incomplete or impossible date. Returns null for a valid or absent date. A date consists
 * of a month, a day and an optional year (rule: occasions).
 */
export function findOccasionDateProblem({ month, day, year }: OccasionDate): Sentence | null {
  if (month === null && day === null && year === null) return null;
  const exists =
    month !== null &&
    day !== null &&
    isValidBirthday(month, day) &&
    (year === null || month !== 2 || day !== 29 || isLeapYear(year));
  return exists ? null : PARENT_ERRORS.birthdayInvalid;
}

const HALF_DAY_MS = 43_200_000;

/**
 * Returns midnight UTC of the earliest date that is still today somewhere on Earth. A day ends last in the time zone
 * UTC-12, at noon UTC of the next day.
 */
function earliestCurrentDay(now: Date): Date {
  const moment = new Date(now.getTime() - HALF_DAY_MS);
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}

/**
 * Returns midnight UTC of an occasion's next date. For an occasion with a year, the date can be in the past. A month
 * without a day counts as the month's last day. Returns null for an occasion without a date (rule: occasions).
 */
function occasionDate({ month, day, year }: OccasionDate, today: Date): Date | null {
  if (month === null) return null;
  const date = { month, day: day ?? countDaysInMonth(month) };
  if (year !== null) return getDateInYear(date, year);
  const thisYear = getDateInYear(date, today.getUTCFullYear());
  return thisYear >= today ? thisYear : getDateInYear(date, today.getUTCFullYear() + 1);
}

/**
 * Returns occasions in the order of their next dates. Occasions without a date follow in the given order, and then past
 * occasions, latest first. An occasion is past after its day has ended everywhere on Earth (rule: occasions).
 */
export function sortOccasions<Occasion extends OccasionDate>(
  occasions: readonly Occasion[],
  now: Date,
): (Occasion & { isPast: boolean })[] {
  const today = earliestCurrentDay(now);
  const dated = occasions.map((occasion) => {
    const date = occasionDate(occasion, today);
    return { occasion: { ...occasion, isPast: date !== null && date < today }, date };
  });
  const rank = ({ occasion, date }: (typeof dated)[number]) =>
    occasion.isPast ? 2 : Number(date === null);
  return dated
    .sort((a, b) => {
      const days = Number(a.date) - Number(b.date);
      return rank(a) - rank(b) || (a.occasion.isPast ? -days : days);
    })
    .map(({ occasion }) => occasion);
}

/**
 * Returns the time at which the result of `sortOccasions` can change next, or null. The result changes when the day of
 * an occasion has ended everywhere on Earth.
 */
export function getNextOccasionOrderChange(
  occasions: readonly OccasionDate[],
  now: Date,
): Date | null {
  const today = earliestCurrentDay(now);
  const [next] = occasions
    .map((occasion) => occasionDate(occasion, today))
    .filter((date) => date !== null && date >= today)
    .sort((a, b) => Number(a) - Number(b));
  return next ? new Date(addDays(next, 1).getTime() + HALF_DAY_MS) : null;
}
