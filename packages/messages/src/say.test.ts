import { LANGUAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { inLanguage, LANGUAGE_NAMES, language, speak } from "./language.ts";
import { listed, plural, say } from "./say.ts";

const gifts = say({
  en: (count: number) => plural(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => plural(count, { one: "1 regalo", other: `${count} regalos` }),
});
const thanks = say({ en: "Thank you", es: "Gracias" });

test("returns a message in the current language, English by default", () => {
  expect(thanks()).toBe("Thank you");
  expect(inLanguage("es", () => thanks())).toBe("Gracias");
  expect(thanks()).toBe("Thank you");
  speak("es");
  expect(thanks()).toBe("Gracias");
  speak("en");
});

test("selects the plural form of the language", () => {
  expect([0, 1, 2].map((count) => gifts(count))).toEqual(["0 gifts", "1 gift", "2 gifts"]);
  const spanish = inLanguage("es", () => [0, 1, 2].map((count) => gifts(count)));
  expect(spanish).toEqual(["0 regalos", "1 regalo", "2 regalos"]);
});

test("lists names as in the language", () => {
  const names = ["Emma", "Theo", "Mia"];
  expect(listed(names)).toBe("Emma, Theo, and Mia");
  expect(inLanguage("es", () => listed(names))).toBe("Emma, Theo y Mia");
});

test("restores the language after the function, also when it throws", () => {
  expect(() =>
    inLanguage("es", () => {
      throw new Error("No.");
    }),
  ).toThrow("No.");
  expect(language()).toBe("en");
  expect(() => inLanguage("es", async () => thanks())).toThrow("at once");
  expect(language()).toBe("en");
});

test("never mixes the languages of concurrent requests", async () => {
  const asked = Array.from({ length: 200 }, (_, index) => LANGUAGES[index % 2] ?? "en");
  const said = await Promise.all(
    asked.map(async (wanted, index) => {
      await new Promise((resolve) => setTimeout(resolve, index % 7));
      return inLanguage(wanted, () => thanks());
    }),
  );
  expect(said).toEqual(asked.map((wanted) => (wanted === "es" ? "Gracias" : "Thank you")));
});

test("names every language in that language", () => {
  expect(LANGUAGE_NAMES.map(([code]) => code)).toEqual([...LANGUAGES]);
});
