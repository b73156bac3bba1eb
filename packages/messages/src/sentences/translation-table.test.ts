import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  API_ERRORS,
  createOnboardingDraft,
  FIELD_ERRORS,
  FIELD_NAMES,
  fillPattern,
  findOnboardingProblem,
  LANGUAGES,
  parseFamilyUrl,
} from "@giftling/domain";
import { expect, test } from "vitest";
import { runWithLanguage } from "../language.ts";
import { ERROR_TRANSLATION_TABLES, translateErrorMessage } from "./errors.ts";
import { translateParentError as wordedForParents } from "./parents.ts";

const DOMAIN = join(import.meta.dirname, "../../../domain/src/sentences");
const inSpanish = (english: string) => runWithLanguage("es", () => translateErrorMessage(english));
const namesIn = (text: string | undefined) => text?.match(/\{\w+\}/g)?.sort() ?? [];

test("translates every catalog of the domain", async () => {
  const files = readdirSync(DOMAIN).filter(
    (file) => file.endsWith(".ts") && !file.includes("catalog"),
  );
  const modules = await Promise.all(files.map((file) => import(join(DOMAIN, file))));
  const catalogs = modules.flatMap((exports) => Object.values<unknown>(exports));
  expect(catalogs.length).toBeGreaterThan(5);
  const known: readonly unknown[] = ERROR_TRANSLATION_TABLES.map(({ texts }) => texts);
  expect(catalogs.filter((one) => !known.includes(one))).toEqual([]);
});

test.each(LANGUAGES)("contains in %s the placeholders of each English sentence", (language) => {
  for (const { texts, wordings } of ERROR_TRANSLATION_TABLES) {
    for (const [id, text] of Object.entries(texts)) {
      const wording = wordings[language][id];
      expect({ id, values: namesIn(wording) }).toEqual({ id, values: namesIn(text) });
      expect(wording).not.toBe("");
    }
  }
});

test("returns the domain's exact sentence in English", () => {
  for (const { texts } of ERROR_TRANSLATION_TABLES)
    for (const text of Object.values(texts)) expect(translateErrorMessage(text)).toBe(text);
});

test("preserves a sentence's values, and translates a field's name", () => {
  const long = fillPattern(FIELD_ERRORS.fieldTooLong, { what: FIELD_NAMES.bio, most: "1,000" });
  expect(translateErrorMessage(long)).toBe("Bio can be at most 1,000 characters.");
  expect(inSpanish(long)).toBe("Presentación: 1,000 caracteres como máximo.");
  const thanks = fillPattern(API_ERRORS.namedThankYouTooLong, { name: "Ana $1 (tía)", most: 500 });
  expect(inSpanish(thanks)).toBe("Con el nombre de Ana $1 (tía) pasa de 500 caracteres.");
});

test("returns other texts unchanged", () => {
  expect(inSpanish("Emma's kite")).toBe("Emma's kite");
});

const draft = createOnboardingDraft();
const refused = (typed: string) => {
  const parsed = parseFamilyUrl(typed);
  return parsed.ok ? "" : parsed.message;
};

test.each([
  findOnboardingProblem(0, draft)?.message,
  findOnboardingProblem(0, draft)?.title,
  findOnboardingProblem(4, { ...draft, updateTitle: "Hello" })?.message,
  refused("a"),
  refused("a".repeat(64)),
  refused("pricing"),
])("translates for parents: %s", (english = "") => {
  expect(english).not.toBe("");
  expect(runWithLanguage("es", () => wordedForParents(english))).not.toBe(english);
});
