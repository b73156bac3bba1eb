import { expect, test } from "vitest";
import { inLanguage } from "../language.ts";
import { ownerLooksAfter, pagesOf } from "./family.ts";

test.each([
  [[], "a family's pages", "las páginas de una familia"],
  [["Emma"], "Emma's page", "la página de Emma"],
  [["Emma", "Theo"], "Emma's and Theo's pages", "las páginas de Emma y Theo"],
])("names the pages of %j in each language", (children, english, spanish) => {
  expect(pagesOf(children)).toBe(english);
  expect(inLanguage("es", () => pagesOf(children))).toBe(spanish);
});

test('names the plan\'s owner, or says "owner" without a name', () => {
  expect(ownerLooksAfter("Ana", "plan")).toBe("Ana looks after the plan.");
  expect(ownerLooksAfter("", "address")).toBe("The page's owner looks after the address.");
  expect(inLanguage("es", () => ownerLooksAfter("Ana", "plan"))).toBe("Ana se encarga del plan.");
});
