import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain/languages/rules";

let spoken: Language = DEFAULT_LANGUAGE;

/** Returns the current language of the messages. */
export const getLanguage = (): Language => spoken;

/** Sets the language of a browser's document. Called once, when the app starts. */
export function setLanguage(of: Language): void {
  spoken = of;
}

/**
 * Runs a synchronous function in a language and returns its result. A server renders for many visitors. `run` completes
 * before this function returns, so that no concurrent request can change the language. Throws when `run` returns a
 * promise.
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

/** Locale of each language for dates and amounts. All families live in the United States. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** Returns the current language's locale for `Intl`. */
export const getLocale = (): string => LOCALES[spoken];

/**
 * Names of the languages, each in the language itself. A constant list is needed, because a browser does not load other
 * languages' messages.
 */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["es", "Español"],
];
