import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain/languages/rules";

let spoken: Language = DEFAULT_LANGUAGE;

/** Returns the current language. */
export const language = (): Language => spoken;

/** Sets the language of a browser's document, once. */
export function speak(of: Language): void {
  spoken = of;
}

/**
 * Runs a synchronous function in a language and returns its result. A server renders for many visitors: `run` completes
 * before this function returns, so no other request can come between. Throws when `run` returns a promise.
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

/** Locale of each language for dates and amounts. All families are in the United States. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** Returns the current language's locale, for `Intl`. */
export const locale = (): string => LOCALES[spoken];

/** Each language's own name. A list, because a browser loads no other language's messages. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["es", "Español"],
];
