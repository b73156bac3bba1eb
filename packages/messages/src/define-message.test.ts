import { LANGUAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { defineMessage, formatList, selectPluralForm } from "./define-message.ts";
import { getLanguage, LANGUAGE_NAMES, runWithLanguage, setLanguage } from "./language.ts";

const gifts = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => selectPluralForm(count, { one: "1 regalo", other: `${count} regalos` }),
});
const thanks = defineMessage({ en: "Thank you", es: "Gracias" });

test("returns a message in the current language, English by default", () => {
  expect(thanks()).toBe("Thank you");
  expect(runWithLanguage("es", () => thanks())).toBe("Gracias");
  expect(thanks()).toBe("Thank you");
  setLanguage("es");
  expect(thanks()).toBe("Gracias");
  setLanguage("en");
});

test("selects the plural form of the language", () => {
  expect([0, 1, 2].map((count) => gifts(count))).toEqual(["0 gifts", "1 gift", "2 gifts"]);
  const spanish = runWithLanguage("es", () => [0, 1, 2].map((count) => gifts(count)));
  expect(spanish).toEqual(["0 regalos", "1 regalo", "2 regalos"]);
});

test("formats lists of names in the language", () => {
  const names = ["Emma", "Theo", "Mia"];
  expect(formatList(names)).toBe("Emma, Theo, and Mia");
  expect(runWithLanguage("es", () => formatList(names))).toBe("Emma, Theo y Mia");
});

test("restores the language after the function returns or throws", () => {
  expect(() =>
    runWithLanguage("es", () => {
      throw new Error("No.");
    }),
  ).toThrow("No.");
  expect(getLanguage()).toBe("en");
  expect(() => runWithLanguage("es", async () => thanks())).toThrow("at once");
  expect(getLanguage()).toBe("en");
});

test("never mixes the languages of concurrent requests", async () => {
  const asked = Array.from({ length: 200 }, (_, index) => LANGUAGES[index % 2] ?? "en");
  const said = await Promise.all(
    asked.map(async (wanted, index) => {
      await new Promise((resolve) => setTimeout(resolve, index % 7));
      return runWithLanguage(wanted, () => thanks());
    }),
  );
  expect(said).toEqual(asked.map((wanted) => (wanted === "es" ? "Gracias" : "Thank you")));
});

test("lists every language by its own name", () => {
  expect(LANGUAGE_NAMES.map(([code]) => code)).toEqual([...LANGUAGES]);
});
