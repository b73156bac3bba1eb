import { addDays, DAY_MS } from "../time/days.ts";
import { dateInYear, isLeapYear, MONTH_NAMES } from "./birthdays.ts";

/** A kid's birthday and the family's own second day, as they are stored and answered. */
export type KidDays = {
  birthdayMonth: number | null;
  birthdayDay: number | null;
  secondDayName?: string | null | undefined;
  secondDayMonth?: number | null | undefined;
  secondDayDay?: number | null | undefined;
};

/** Which of a kid's days. */
export type DayKind = "birthday" | "second-day";

/** One of a kid's days that comes every year: `name` is what the family calls it, null for the birthday. */
export type YearlyDay = { kind: DayKind; name: string | null; month: number; day: number };

/** The days of a kid that have a month and a day: the birthday first (rule: reminders, calendar). */
export function daysOf(kid: KidDays): YearlyDay[] {
  const days: YearlyDay[] = [];
  const { birthdayMonth, birthdayDay, secondDayName, secondDayMonth, secondDayDay } = kid;
  if (birthdayMonth !== null && birthdayDay !== null) {
    days.push({ kind: "birthday", name: null, month: birthdayMonth, day: birthdayDay });
  }
  if (secondDayName && secondDayMonth && secondDayDay) {
    const day = { name: secondDayName, month: secondDayMonth, day: secondDayDay };
    days.push({ kind: "second-day", ...day });
  }
  return days;
}

/** "Emma's birthday", or "Emma: First day of school". */
export const dayTitle = (firstName: string, { name }: YearlyDay): string =>
  name === null ? `${firstName}'s birthday` : `${firstName}: ${name}`;

/** "March 14" */
export const dayText = ({ month, day }: { month: number; day: number }): string =>
  `${MONTH_NAMES[month - 1]} ${day}`;

/** When a day comes next, as midnight UTC: today counts. */
export function nextDate(day: { month: number; day: number }, now: Date): Date {
  const year = now.getUTCFullYear();
  const today = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  const date = dateInYear(day, year);
  return date.getTime() >= today ? date : dateInYear(day, year + 1);
}

/** Whole days from today until a day comes next, both counted in UTC; 0 on the day itself. */
export function daysUntil(day: { month: number; day: number }, now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (nextDate(day, now).getTime() - today) / DAY_MS;
}

/**
 * The days of the year that come in `from` to `to` days, as month and day: what a birthday must be to be one of them. In common
 * years the 28th of February stands for the 29th too.
 */
export function datesComing(now: Date, from: number, to: number): { month: number; day: number }[] {
  const dates: { month: number; day: number }[] = [];
  for (let ahead = from; ahead <= to; ahead += 1) {
    const date = addDays(now, ahead);
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    dates.push({ month, day });
    if (month === 2 && day === 28 && !isLeapYear(date.getUTCFullYear())) {
      dates.push({ month, day: 29 });
    }
  }
  return dates;
}
