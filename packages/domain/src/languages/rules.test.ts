import { expect, test } from "vitest";
import { findAcceptedLanguage, findLanguage, getPreferredLanguage } from "./rules.ts";

test.each([
  ["en", "en"],
  ["es", "es"],
  ["es-MX", "es"],
  ["ES", "es"],
  [" es ", "es"],
  ["fr", null],
  ["est", null],
  ["", null],
  [null, null],
  [undefined, null],
])("maps the code %j to %j", (code, language) => {
  expect(findLanguage(code)).toBe(language);
});

test.each([
  ["es-US,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4", "es"],
  ["en;q=0.2, es ; q=0.7", "es"],
  // The first of two languages with equal preference wins.
  ["es,en", "es"],
  ["es;q=0,en;q=0.1", "en"],
  ["es;q=0", null],
  ["es;q=much", null],
  ["fr,de;q=0.5", null],
  ["*", null],
  ["", null],
  [undefined, null],
  [`${"x,".repeat(200)}es`, null],
])("returns for the header %j: %j", (header, language) => {
  expect(findAcceptedLanguage(header)).toBe(language);
});

test("prefers the URL to the cookie, and the cookie to the browser's languages", () => {
  const accepted = "en";
  expect(getPreferredLanguage({ asked: "es", cookie: "en", accepted })).toBe("es");
  expect(getPreferredLanguage({ asked: "tlh", cookie: "es", accepted })).toBe("es");
  expect(getPreferredLanguage({ cookie: "klingon", accepted })).toBe("en");
  expect(getPreferredLanguage({ accepted: "fr" })).toBeNull();
  expect(getPreferredLanguage({})).toBeNull();
});
