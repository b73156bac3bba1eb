import { addDays, DAY_MS } from "../time/days.ts";
import { type CalendarDate, getDateInYear, isLeapYear } from "./birthdays.ts";

/** Birthday and second day of a kid, as stored and as returned by the API. */
export type KidDays = {
  birthdayMonth: number | null;
  birthdayDay: number | null;
  secondDayName?: string | null | undefined;
  secondDayMonth?: number | null | undefined;
  secondDayDay?: number | null | undefined;
};

export type KidDayKind = "birthday" | "second-day";

/** Yearly day of a kid. `name` is the name of the second day, or null for the birthday. */
export type KidDay = { kind: KidDayKind; name: string | null; month: number; day: number };

/**
 * Returns the birthday and then the second day of a kid. Omits days without a month or a day of the month
 * (rule: reminders).
 */
export function listKidDays(kid: KidDays): KidDay[] {
  const days: KidDay[] = [];
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

/** Returns midnight UTC of the next occurrence of an annual date, which can be today. */
export function getNextAnnualDate(day: { month: number; day: number }, now: Date): Date {
  const year = now.getUTCFullYear();
  const today = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  const date = getDateInYear(day, year);
  return date.getTime() >= today ? date : getDateInYear(day, year + 1);
}

/** Returns the number of whole UTC days until an annual date occurs again. Returns 0 on the date itself. */
export function countDaysUntil(day: { month: number; day: number }, now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (getNextAnnualDate(day, now).getTime() - today) / DAY_MS;
}

/**
 * Returns the UTC dates that are `from` to `to` days after `now`. In common years, also returns February 29 after
 * February 28.
 */
export function listUpcomingDates(
  now: Date,
  from: number,
  to: number,
): { month: number; day: number }[] {
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

/**
 * Number of days after a birthday or a second day during which the dashboard asks which gifts arrived
 * (rule: after-the-day).
 */
const AFTER_DAYS = 30;

/**
 * Returns the kid's latest annual date that was 1 to 30 days before `today`. Omits dates before `checkedOn`, the day of
 * the parent's last answer. Returns null if there is no such date (rule: after-the-day).
 */
export function findDayWithUncheckedGifts(
  kid: KidDays,
  today: CalendarDate,
  checkedOn: CalendarDate | null,
): KidDay | null {
  const toTime = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
  const found = listKidDays(kid).flatMap((day) =>
    [today.year, today.year - 1].flatMap((year) => {
      const time = getDateInYear(day, year).getTime();
      const passed = (toTime(today) - time) / DAY_MS;
      const isOpen = checkedOn === null || time >= toTime(checkedOn);
      return passed >= 1 && passed <= AFTER_DAYS && isOpen ? [{ day, time }] : [];
    }),
  );
  return found.sort((a, b) => b.time - a.time)[0]?.day ?? null;
}
