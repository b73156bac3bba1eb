import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain/languages/rules";

let spoken: Language = DEFAULT_LANGUAGE;

/** The language in which words are said now. */
export const language = (): Language => spoken;

/** From now on words are in this language: of a browser's document, once and for all. */
export function speak(of: Language): void {
  spoken = of;
}

/**
 * What `run` makes, with its words in this language. Of a server, which speaks to many: `run` does all its work before it
 * returns, so nothing of another visitor's can come between. Throws when `run` returns a promise.
 */
export function inLanguage<Made>(of: Language, run: () => Made): Made {
  const before = spoken;
  spoken = of;
  try {
    const made = run();
    if (made instanceof Promise) throw new Error("Words are said at once, not later.");
    return made;
  } finally {
    spoken = before;
  }
}

/** How dates and amounts are written in a language: everybody is in the United States. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** The locale of the language of now, for `Intl`. */
export const locale = (): string => LOCALES[spoken];

/** Each language's own name, for whoever looks for it. A list, because a browser has no other language's words. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["es", "Español"],
];
