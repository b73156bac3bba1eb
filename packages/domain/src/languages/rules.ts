/** Supported languages. The first one is the default (rule: languages). */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of visitors without a supported preference. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** Name of the URL parameter and of the cookie that carry a visitor's choice. */
export const LANGUAGE_PARAMETER = "lang";
export const LANGUAGE_COOKIE = "lang";

/** Returns the language with this code, "es" also for "es-MX" and "ES". Null for other texts. */
export function languageOf(code: string | null | undefined): Language | null {
  const [base] = (code ?? "").trim().toLowerCase().split("-", 1);
  return LANGUAGES.find((language) => language === base) ?? null;
}

/** Maximum length of a header that is parsed. A browser sends about a dozen languages. */
const LONGEST_HEADER = 300;

/** Returns the supported language that an `Accept-Language` header prefers. Null when it names none or refuses it (`q=0`). */
export function acceptedLanguage(header: string | undefined): Language | null {
  let best: Language | null = null;
  let most = 0;
  for (const part of (header ?? "").slice(0, LONGEST_HEADER).split(",")) {
    const [code, ...parameters] = part.split(";");
    const language = languageOf(code);
    const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
    const liking = weight === undefined ? 1 : Number(weight.trim().slice(2));
    if (language !== null && liking > most) {
      best = language;
      most = liking;
    }
  }
  return best;
}

/** Request data that expresses a language preference. */
export type LanguageWish = {
  /** Value of `?lang=` in the URL. */
  asked?: string | null | undefined;
  /** Value of the cookie. */
  cookie?: string | null | undefined;
  /** Value of the `Accept-Language` header. */
  accepted?: string | undefined;
};

/**
 * Returns the visitor's preferred language. Null without a supported preference; then the family's language applies (rule:
 * languages).
 */
export const wantedLanguage = ({ asked, cookie, accepted }: LanguageWish): Language | null =>
  languageOf(asked) ?? languageOf(cookie) ?? acceptedLanguage(accepted);
