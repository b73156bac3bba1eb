/** The languages that the product speaks, the first one where nobody asked for another (rule: languages). */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is spoken where nobody asked for another language. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** The parameter of an address, and the cookie, that hold a visitor's choice. */
export const LANGUAGE_PARAMETER = "lang";
export const LANGUAGE_COOKIE = "lang";

/** The language with this code, "es" also for "es-MX" and "ES"; null for any other text. */
export function languageOf(code: string | null | undefined): Language | null {
  const [base] = (code ?? "").trim().toLowerCase().split("-", 1);
  return LANGUAGES.find((language) => language === base) ?? null;
}

/** Longest header that is read: a browser's has a dozen languages. */
const LONGEST_HEADER = 300;

/** The language of ours that a header `Accept-Language` likes best; null when it names none, or refuses it (`q=0`). */
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

/** What of a visit tells which language it wants. */
export type LanguageWish = {
  /** `?lang=` of the address. */
  asked?: string | null | undefined;
  /** The cookie's value. */
  cookie?: string | null | undefined;
  /** The header `Accept-Language`. */
  accepted?: string | undefined;
};

/** The language that a visitor wants; null when they said nothing that we speak: then the family's holds (rule: languages). */
export const wantedLanguage = ({ asked, cookie, accepted }: LanguageWish): Language | null =>
  languageOf(asked) ?? languageOf(cookie) ?? acceptedLanguage(accepted);
