import { expect, it } from "vitest";
import { formatEndTime, formatRelativeDate } from "./format-relative-date.ts";

const now = new Date(2025, 9, 12, 1, 30);
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [at(2025, 9, 12, 0), "Today"],
  [at(2025, 9, 11, 23), "Yesterday"],
  [at(2025, 2, 14, 12), "March 14"],
  [at(2024, 2, 14, 12), "March 14, 2024"],
])("formats %s as %s", (timestamp, words) => {
  expect(formatRelativeDate(timestamp, now)).toBe(words);
});

it("formats an end with its time, and with its day unless it is today", () => {
  // Replaces the narrow space before "PM" with a normal space.
  const said = (timestamp: string) => formatEndTime(timestamp, now).replace(/\s/g, " ");
  expect(said(at(2025, 9, 12, 15))).toBe("3:00 PM today");
  expect(said(at(2025, 9, 14, 9))).toBe("Oct 14, 9:00 AM");
});
