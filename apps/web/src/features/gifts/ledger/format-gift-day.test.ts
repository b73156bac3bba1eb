import { expect, it } from "vitest";
import { formatGiftCounts, formatGiftDay } from "./format-gift-day.ts";

it("describes a day and its gifts", () => {
  expect(formatGiftDay({ day: "2026-03-14", gifts: 3, reported: 1 })).toBe(
    "Mar 14, 2026: 3 gifts, 1 contribution",
  );
  expect(formatGiftCounts({ gifts: 0, reported: 2 })).toBe("2 contributions");
  expect(formatGiftCounts({ gifts: 0, reported: 0 })).toBe("");
});
