import { describe, expect, it, test } from "vitest";
import { addDays } from "../time/days.ts";
import { findOccasionDateProblem, getNextOccasionOrderChange, sortOccasions } from "./rules.ts";

const at = (text: string) => new Date(text);
const occasion = (
  id: string,
  month: number | null,
  day: number | null,
  year: number | null = null,
) => ({
  id,
  month,
  day,
  year,
});
const sorted = (now: string, ...occasions: ReturnType<typeof occasion>[]) =>
  sortOccasions(occasions, at(now)).map(({ id, isPast }) => (isPast ? `${id} (over)` : id));

describe("sortOccasions (rule: occasions)", () => {
  it("puts the next date first, then occasions without a date, then those that are over", () => {
    const list = [
      occasion("eve", 12, 31),
      occasion("trip", null, null),
      occasion("party 2025", 6, 1, 2025),
      occasion("birthday", 3, 14),
      occasion("party 2026", 6, 1, 2026),
      occasion("party 2027", 6, 1, 2027),
      occasion("someday", null, null),
    ];
    expect(sorted("2026-11-27T15:00:00Z", ...list)).toEqual([
      "eve",
      "birthday",
      "party 2027",
      "trip",
      "someday",
      "party 2026 (over)",
      "party 2025 (over)",
    ]);
  });

  it.each([
    ["2026-12-25T00:00:00Z", "Christmas", "a"],
    // December 25 is not over at UTC-12.
    ["2026-12-26T11:59:59Z", "Christmas", "a"],
    ["2026-12-26T12:00:00Z", "a", "Christmas"],
  ])("at %s, shows %s before %s", (now, first, second) => {
    const list = [occasion("Christmas", 12, 25), occasion("a", 1, 6)];
    expect(sorted(now, ...list)).toEqual([first, second]);
  });

  it.each([
    ["2026-12-26T11:59:59Z", ["Christmas"]],
    ["2026-12-26T12:00:00Z", ["Christmas (over)"]],
  ])("at %s, a date with a year is %s", (now, expected) => {
    expect(sorted(now, occasion("Christmas", 12, 25, 2026))).toEqual(expected);
  });

  it("counts a month without a day as its last day, and February 29 as the 28th", () => {
    const list = [occasion("day", 3, 30), occasion("month", 3, null), occasion("leap", 2, 29)];
    expect(sorted("2026-02-28T20:00:00Z", ...list)).toEqual(["leap", "day", "month"]);
    expect(sorted("2026-03-01T12:00:00Z", ...list)).toEqual(["day", "month", "leap"]);
  });
});

describe("getNextOccasionOrderChange", () => {
  const list = [
    occasion("Christmas", 12, 25),
    occasion("trip", null, null),
    occasion("leap", 2, 29),
    occasion("party", 6, 1, 2027),
  ];

  it.each([
    ["2026-11-27T15:00:00Z", "2026-12-26T12:00:00.000Z"],
    ["2026-12-26T11:59:59Z", "2026-12-26T12:00:00.000Z"],
    ["2026-12-26T12:00:00Z", "2027-03-01T12:00:00.000Z"],
    ["2027-03-01T12:00:00Z", "2027-06-02T12:00:00.000Z"],
  ])("after %s, the order changes at %s", (now, next) => {
    expect(getNextOccasionOrderChange(list, at(now))?.toISOString()).toBe(next);
  });

  it("is the time of every change of the order in five years", () => {
    const order = (now: Date) => JSON.stringify(sortOccasions(list, now));
    for (let now = at("2026-11-27T12:00:00Z"); now < at("2031-11-27T12:00:00Z"); ) {
      const next = getNextOccasionOrderChange(list, now);
      expect(next).not.toBeNull();
      const before = order(now);
      const last = next ?? now;
      for (; now < last; now = addDays(now, 1)) expect(order(now)).toBe(before);
      expect(order(last)).not.toBe(before);
    }
  });

  it("is null without an occasion to come", () => {
    const past = [occasion("party", 6, 1, 2026), occasion("trip", null, null)];
    expect(getNextOccasionOrderChange(past, at("2026-11-27T15:00:00Z"))).toBeNull();
  });
});

test.each([
  [null, null, null, true],
  [2, 29, null, true],
  [2, 29, 2028, true],
  [2, 29, 2027, false],
  [4, 31, null, false],
  [4, null, null, false],
  [null, null, 2027, false],
  [null, 4, null, false],
])("date %s/%s/%s is valid: %s", (month, day, year, isValid) => {
  expect(findOccasionDateProblem({ month, day, year }) === null).toBe(isValid);
});
