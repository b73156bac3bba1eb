import { formatGiftCounts } from "@giftling/messages/gifts/recording";
import { expect, it } from "vitest";
import { formatRevertibleGiftCounts } from "./revert-gifts-of-day-button.tsx";

it("describes a day and its gifts", () => {
  expect(formatRevertibleGiftCounts({ day: "2026-03-14", gifts: 3, reported: 1 })).toBe(
    "Mar 14, 2026: 3 gifts, 1 contribution",
  );
  expect(formatGiftCounts(0, 2)).toBe("2 contributions");
  expect(formatGiftCounts(0, 0)).toBe("");
});
