import { describe, expect, it } from "vitest";
import { daysToBirthday } from "./birthdays.ts";

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
