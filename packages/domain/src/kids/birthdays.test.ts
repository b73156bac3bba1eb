import { describe, expect, it, test } from "vitest";
import { birthdayBefore, daysToBirthday } from "./birthdays.ts";

const born = (birthdayMonth: number | null, birthdayDay: number | null) => ({
  birthdayMonth,
  birthdayDay,
});
const march8 = { year: 2026, month: 3, day: 8 };

describe("daysToBirthday (rule: birthday-near)", () => {
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
    expect(daysToBirthday(kid, today)).toBe(days);
  });
});

describe("birthdayBefore (rule: after-the-day)", () => {
  const of = (birthdayMonth: number | null, birthdayDay: number | null) => ({
    birthdayMonth,
    birthdayDay,
  });
  const on = (year: number, month: number, day: number) => ({ year, month, day });
  test.each([
    ["on the day itself", of(3, 14), on(2026, 3, 14), null],
    ["the day after", of(3, 14), on(2026, 3, 15), 2026],
    ["30 days after", of(3, 14), on(2026, 4, 13), 2026],
    ["31 days after", of(3, 14), on(2026, 4, 14), null],
    ["over the new year", of(12, 20), on(2027, 1, 5), 2026],
    ["of February 29 in another year", of(2, 29), on(2027, 3, 1), 2027],
    ["of February 29, which is the 28th then", of(2, 29), on(2027, 2, 28), null],
    ["of February 29 in its own year", of(2, 29), on(2028, 3, 1), 2028],
    ["of February 29 on the day itself", of(2, 29), on(2028, 2, 29), null],
    ["without a day", of(3, null), on(2026, 3, 20), null],
    ["without a birthday", of(null, null), on(2026, 3, 20), null],
  ])("%s", (_when, birthday, today, year) => {
    expect(birthdayBefore(birthday, today)).toBe(year);
  });
});
