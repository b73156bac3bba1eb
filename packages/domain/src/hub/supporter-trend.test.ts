import { expect, test } from "vitest";
import {
  countNewSupportersByDay,
  DASHBOARD_TREND_DAYS,
  getDashboardTrendStart,
  listDashboardTrendDays,
} from "./supporter-trend.ts";
import { countUniqueSupporters } from "./wall.ts";

test("ends with today as the last of 30 UTC days, at day boundaries and across a leap day", () => {
  for (const now of ["2028-03-15T00:00:00.000Z", "2028-03-15T23:59:59.999Z"]) {
    const days = listDashboardTrendDays(new Date(now));
    expect(days).toHaveLength(DASHBOARD_TREND_DAYS);
    expect(new Set(days).size).toBe(DASHBOARD_TREND_DAYS);
    expect([days[0], days.at(-1)]).toEqual(["2028-02-15", "2028-03-15"]);
    expect(days).toContain("2028-02-29");
    expect(getDashboardTrendStart(new Date(now)).toISOString()).toBe("2028-02-15T00:00:00.000Z");
  }
});

test("counts a supporter once as new, and every anonymous gift as new (rule: supporter-count)", () => {
  const given = (day: string, name: string | null) => ({ day, name, isAnonymous: name === null });
  const entries = [
    given("2026-11-20", "grandma rose "),
    given("2026-11-02", "Grandma Rose"),
    given("2026-11-20", "Uncle Ben"),
    given("2026-11-20", null),
    given("2026-11-20", null),
  ];
  const counts = countNewSupportersByDay(entries);
  expect(Object.fromEntries(counts)).toEqual({ "2026-11-02": 1, "2026-11-20": 3 });
  expect([...counts.values()].reduce((a, b) => a + b, 0)).toBe(countUniqueSupporters(entries));
  expect(countNewSupportersByDay([]).size).toBe(0);
});
