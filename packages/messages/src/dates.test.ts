import { expect, test } from "vitest";
import { formatBirthday } from "./dates.ts";
import { runWithLanguage } from "./language.ts";

test.each([
  [3, 14, "March 14", "14 de marzo"],
  [3, null, "March", "marzo"],
  [null, null, null, null],
])("formats the birthday %s %s as %s and %s", (month, day, english, spanish) => {
  expect(formatBirthday(month, day)).toBe(english);
  expect(runWithLanguage("es", () => formatBirthday(month, day))).toBe(spanish);
});
