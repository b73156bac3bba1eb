import { expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

const now = new Date(2025, 9, 12, 1, 30);
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2025, 9, 12, 0), "Today"],
  [at(2025, 9, 11, 23), "Yesterday"],
  [at(2025, 2, 14, 12), "March 14"],
  [at(2024, 2, 14, 12), "March 14, 2024"],
])("says %s as %s", (timestamp, words) => {
  expect(formatDay(timestamp, now)).toBe(words);
});
