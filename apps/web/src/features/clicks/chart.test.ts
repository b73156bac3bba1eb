import { runWithLanguage } from "@giftling/messages/language";
import { expect, test } from "vitest";
import { formatChartDate, formatClickCount, getChartDayIndex, getChartScaleMax } from "./chart.ts";

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [41, 100],
  [101, 200],
])("ends the scale for %i at %i", (most, top) => {
  expect(getChartScaleMax(most)).toBe(top);
});

test("finds the day under the pointer, including at the edges", () => {
  expect([-0.1, 0, 0.49, 0.5, 0.99, 1, 1.2].map((share) => getChartDayIndex(share, 2))).toEqual([
    0, 0, 0, 1, 1, 1, 1,
  ]);
});

test("formats the chart's labels", () => {
  expect([0, 1, 1_204].map(formatClickCount)).toEqual(["0 clicks", "1 click", "1,204 clicks"]);
  expect(formatChartDate("2026-03-14")).toBe("March 14");
  expect(formatChartDate("2026-03-14", "short")).toBe("Mar 14");
  runWithLanguage("es", () => {
    expect([1, 1_204].map(formatClickCount)).toEqual(["1 clic", "1,204 clics"]);
    expect(formatChartDate("2026-03-14")).toBe("14 de marzo");
  });
});
