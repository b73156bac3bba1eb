import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain/languages/rules";

let spoken: Language = DEFAULT_LANGUAGE;

export const getLanguage = (): Language => spoken;

/** Sets the language of a browser's document. Called once, when the app starts. */
export function setLanguage(of: Language): void {
  spoken = of;
}

/**
 * Runs a synchronous function in a language and returns its result. Throws if the result is a promise, because a
 * concurrent request could change the language before the promise resolves.
 */
export function runWithLanguage<Made>(of: Language, run: () => Made): Made {
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

/** Locale of each language for dates and amounts, with the formats of the United States. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** Returns the current language's locale for `Intl`. */
export const getLocale = (): string => LOCALES[spoken];

/**
 * Native name of each language. The names are constants, because a browser does not load the messages of other
 * languages.
 */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["es", "Español"],
];
