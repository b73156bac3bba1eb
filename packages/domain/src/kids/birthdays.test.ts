import { describe, expect, it } from "vitest";
import { addDays } from "../time/days.ts";
import { countDaysToBirthday, countDaysToCountdownChange } from "./birthdays.ts";

const born = (birthdayMonth: number | null, birthdayDay: number | null) => ({
  birthdayMonth,
  birthdayDay,
});
const march8 = { year: 2026, month: 3, day: 8 };

describe("countDaysToBirthday (rule: birthday-near)", () => {
  it.each([
    ["in six days", born(3, 14), march8, 6],
    ["today", born(3, 8), march8, 0],
    ["in 30 days", born(4, 7), march8, 30],
    ["too far for words", born(4, 8), march8, null],
    ["yesterday is a year away", born(3, 7), march8, null],
    ["after New Year", born(1, 2), { year: 2026, month: 12, day: 30 }, 3],
    ["February 29 in another year", born(2, 29), { year: 2026, month: 2, day: 27 }, 1],
    ["February 29 in another year, on its 28th", born(2, 29), { year: 2026, month: 2, day: 28 }, 0],
    ["February 29 after its 28th", born(2, 29), { year: 2026, month: 3, day: 1 }, null],
    ["February 29 in its own", born(2, 29), { year: 2028, month: 2, day: 28 }, 1],
    ["over the change to summer time", born(4, 1), { year: 2026, month: 3, day: 27 }, 5],
    ["only a month", born(3, null), march8, null],
    ["nothing known", born(null, null), march8, null],
  ])("%s", (_what, kid, today, days) => {
    expect(countDaysToBirthday(kid, today)).toBe(days);
  });
});

describe("countDaysToCountdownChange (rule: birthday-near)", () => {
  const dayAfter = (days: number) => {
    const date = addDays(new Date("2026-11-28T00:00:00Z"), days);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };

  it.each([
    ["March 14", born(3, 14)],
    ["New Year's Day", born(1, 1)],
    ["February 29", born(2, 29)],
    ["today", born(11, 28)],
  ])(
    "is the day of the next change, on each day of five years, for a birthday on %s",
    (_what, kid) => {
      const days = Array.from({ length: 5 * 365 }, (_, index) => index);
      const countdown = days.map((day) => countDaysToBirthday(kid, dayAfter(day)));
      const changes = days.filter((day) => day > 0 && countdown[day] !== countdown[day - 1]);
      const expected = days.map((day) => changes.find((change) => change > day));
      const [last = 0] = changes.slice(-1);
      const found = days.map((day) => day + (countDaysToCountdownChange(kid, dayAfter(day)) ?? 0));
      expect(found.slice(0, last)).toEqual(expected.slice(0, last));
    },
  );

  it("is null without the day of the birthday", () => {
    expect(countDaysToCountdownChange(born(3, null), march8)).toBeNull();
    expect(countDaysToCountdownChange(born(null, null), march8)).toBeNull();
  });
});
