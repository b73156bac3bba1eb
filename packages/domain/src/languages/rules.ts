/** Supported languages. The first language is the default (rule: languages). */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** Name of the URL parameter that selects a visitor's language. */
export const LANGUAGE_PARAMETER = "lang";
export const LANGUAGE_COOKIE = "lang";

/**
 * Returns the supported language for a language code, ignoring case and region. "es-MX" and "ES" are "es". Returns null
 * for unsupported codes.
 */
export function findLanguage(code: string | null | undefined): Language | null {
  const [base] = (code ?? "").trim().toLowerCase().split("-", 1);
  return LANGUAGES.find((language) => language === base) ?? null;
}

/** Maximum number of parsed characters of an `Accept-Language` header. Browsers send about a dozen languages. */
const LONGEST_HEADER = 300;

/**
 * Returns the supported language that an `Accept-Language` header prefers. Returns null if no supported language has a
 * weight above 0.
 */
export function findAcceptedLanguage(header: string | undefined): Language | null {
  let best: Language | null = null;
  let most = 0;
  for (const part of (header ?? "").slice(0, LONGEST_HEADER).split(",")) {
    const [code, ...parameters] = part.split(";");
    const language = findLanguage(code);
    const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
    const liking = weight === undefined ? 1 : Number(weight.trim().slice(2));
    if (language !== null && liking > most) {
      best = language;
      most = liking;
    }
  }
  return best;
}

type LanguagePreference = {
  /** Value of the URL parameter `lang`. */
  asked?: string | null | undefined;
  /** Value of the `lang` cookie. */
  cookie?: string | null | undefined;
  /** Value of the `Accept-Language` header. */
  accepted?: string | undefined;
};

/**
 * Returns the visitor's preferred language. In order of precedence, the language comes from the URL, the cookie or the
 * `Accept-Language` header. Returns null if the visitor prefers no supported language, so that the family's language
 * applies (rule: languages).
 */
export const getPreferredLanguage = ({
  asked,
  cookie,
  accepted,
}: LanguagePreference): Language | null =>
  findLanguage(asked) ?? findLanguage(cookie) ?? findAcceptedLanguage(accepted);
