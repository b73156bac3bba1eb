import { describe, expect, test } from "vitest";
import {
  countDaysUntil,
  findDayWithUncheckedGifts,
  getNextAnnualDate,
  listKidDays,
} from "./days.ts";
import { findSecondDayProblem } from "./second-day.ts";

const at = (text: string) => new Date(`${text}T15:00:00.000Z`);
const nameless = { birthdayMonth: null, birthdayDay: null };
const christmas = { secondDayName: "Christmas", secondDayMonth: 12, secondDayDay: 25 };

describe("getNextAnnualDate and countDaysUntil (rule: reminders)", () => {
  test.each([
    [3, 14, "2026-03-13", "2026-03-14", 1],
    [3, 14, "2026-03-14", "2026-03-14", 0],
    [3, 14, "2026-03-15", "2027-03-14", 364],
    [1, 5, "2026-12-15", "2027-01-05", 21],
    [2, 29, "2026-02-07", "2026-02-28", 21],
    [2, 29, "2026-02-28", "2026-02-28", 0],
    [2, 29, "2026-03-01", "2027-02-28", 364],
    [2, 29, "2027-12-31", "2028-02-29", 60],
    [2, 29, "2028-02-28", "2028-02-29", 1],
    [2, 29, "2096-02-28", "2096-02-29", 1],
    [2, 29, "2100-02-27", "2100-02-28", 1],
  ])("%i/%i seen from %s occurs on %s, in %i days", (month, day, today, date, days) => {
    expect(getNextAnnualDate({ month, day }, at(today)).toISOString()).toBe(
      `${date}T00:00:00.000Z`,
    );
    expect(countDaysUntil({ month, day }, at(today))).toBe(days);
  });
});

describe("listKidDays (rule: second-day)", () => {
  test("returns the days with a month and a day, the birthday first", () => {
    expect(listKidDays({ birthdayMonth: 3, birthdayDay: null })).toEqual([]);
    const [birthday, second] = listKidDays({ birthdayMonth: 3, birthdayDay: 14, ...christmas });
    expect(birthday).toEqual({ kind: "birthday", name: null, month: 3, day: 14 });
    expect(second).toEqual({ kind: "second-day", name: "Christmas", month: 12, day: 25 });
    expect(listKidDays({ ...nameless, ...christmas })).toEqual([second]);
  });

  test.each([
    [{}, null],
    [{ secondDayName: null, secondDayMonth: null, secondDayDay: null }, null],
    [christmas, null],
    [{ ...christmas, secondDayMonth: 2, secondDayDay: 29 }, null],
    [{ ...christmas, secondDayMonth: 2, secondDayDay: 30 }, "secondDayDay"],
    [{ ...christmas, secondDayDay: null }, "secondDayDay"],
    [{ secondDayName: "Christmas" }, "secondDayDay"],
    [{ ...christmas, secondDayName: null }, "secondDayName"],
  ])("rejects %j at %s", (day, field) => {
    expect(findSecondDayProblem(day)?.field ?? null).toBe(field);
  });
});

describe("findDayWithUncheckedGifts (rule: after-the-day)", () => {
  const born = (birthdayMonth: number | null, birthdayDay: number | null) => ({
    birthdayMonth,
    birthdayDay,
  });
  const on = (year: number, month: number, day: number) => ({ year, month, day });
  test.each([
    ["on the day itself", born(3, 14), on(2026, 3, 14), null, null],
    ["the day after", born(3, 14), on(2026, 3, 15), null, "birthday"],
    ["30 days after", born(3, 14), on(2026, 4, 13), null, "birthday"],
    ["31 days after", born(3, 14), on(2026, 4, 14), null, null],
    ["over the new year", born(12, 20), on(2027, 1, 5), null, "birthday"],
    ["of February 29 in another year", born(2, 29), on(2027, 3, 1), null, "birthday"],
    ["of February 29, which is the 28th then", born(2, 29), on(2027, 2, 28), null, null],
    ["of February 29 in its own year", born(2, 29), on(2028, 3, 1), null, "birthday"],
    ["of February 29 on the day itself", born(2, 29), on(2028, 2, 29), null, null],
    ["without a day", born(3, null), on(2026, 3, 20), null, null],
    ["without a birthday", born(null, null), on(2026, 3, 20), null, null],
    ["of the second day", { ...nameless, ...christmas }, on(2026, 12, 28), null, "second-day"],
    [
      "of the later of two days",
      { ...born(12, 20), ...christmas },
      on(2026, 12, 28),
      null,
      "second-day",
    ],
    ["answered before", born(3, 14), on(2026, 3, 20), on(2026, 3, 13), "birthday"],
    ["answered on the day itself", born(3, 14), on(2026, 3, 20), on(2026, 3, 14), "birthday"],
    ["answered after", born(3, 14), on(2026, 3, 20), on(2026, 3, 15), null],
    [
      "answered between two days",
      { ...born(12, 20), ...christmas },
      on(2026, 12, 28),
      on(2026, 12, 22),
      "second-day",
    ],
    ["answered last year", born(3, 14), on(2026, 3, 20), on(2025, 3, 20), "birthday"],
  ])("%s", (_when, kid, today, checkedOn, kind) => {
    expect(findDayWithUncheckedGifts(kid, today, checkedOn)?.kind ?? null).toBe(kind);
  });
});
