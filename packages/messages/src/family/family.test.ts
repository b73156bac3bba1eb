import { expect, test } from "vitest";
import { runWithLanguage } from "../language.ts";
import { formatKidHubs, formatOwnerSettingNote } from "./family.ts";

test.each([
  [[], "a family's pages", "las páginas de una familia"],
  [["Emma"], "Emma's page", "la página de Emma"],
  [["Emma", "Theo"], "Emma's and Theo's pages", "las páginas de Emma y Theo"],
])("formats the pages of %j in each language", (children, english, spanish) => {
  expect(formatKidHubs(children)).toBe(english);
  expect(runWithLanguage("es", () => formatKidHubs(children))).toBe(spanish);
});

test('returns the plan owner\'s name, or "owner" without a name', () => {
  expect(formatOwnerSettingNote("Ana", "plan")).toBe("Ana manages the plan.");
  expect(formatOwnerSettingNote("", "address")).toBe("The page's owner manages the link.");
  expect(runWithLanguage("es", () => formatOwnerSettingNote("Ana", "plan"))).toBe(
    "Ana se encarga del plan.",
  );
});
