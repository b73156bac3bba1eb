import { expect, test } from "vitest";
import { birthdayText } from "./dates.ts";
import { inLanguage } from "./language.ts";

test.each([
  [3, 14, "March 14", "14 de marzo"],
  [3, null, "March", "marzo"],
  [null, null, null, null],
])("formats the birthday %s %s as %s and %s", (month, day, english, spanish) => {
  expect(birthdayText(month, day)).toBe(english);
  expect(inLanguage("es", () => birthdayText(month, day))).toBe(spanish);
});
