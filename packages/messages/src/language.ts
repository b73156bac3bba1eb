import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@giftling/domain/languages/rules";

/** Browser's DOM document. The `html` element has the page's language and the site's name. Undefined on a server. */
declare const document:
  | { documentElement: { lang: string; dataset: { name?: string } } }
  | undefined;
const root = typeof document === "object" ? document.documentElement : null;

let spoken: Language = LANGUAGES.find((language) => language === root?.lang) ?? DEFAULT_LANGUAGE;

export const getLanguage = (): Language => spoken;

/** Sets the current language. Exported only for tests. */
export function setLanguage(of: Language): void {
  spoken = of;
}

/**
 * Runs a synchronous function in a language. Throws if `run` returns a promise, because all requests share the current
 * language.
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

/** Native name of each language. Not a message, because a browser loads the messages of only one language. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["es", "Español"],
];

export const DEFAULT_SITE_NAME = "Giftling";

let siteName = root?.dataset.name ?? DEFAULT_SITE_NAME;

export const getSiteName = (): string => siteName;

/** Sets the name of the site on a server. Called once, when the server starts. */
export function setSiteName(name: string): void {
  siteName = name;
}
