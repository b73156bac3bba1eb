/** Field lengths in characters (UTF-16 units), the same in forms, API and database. */
export const LIMITS = {
  name: 80,
  label: 120,
  bio: 1_000,
  url: 2_048,
  content: 5_000,
  description: 500,
  price: 40,
  contributionCode: 60,
  gradeOrSchool: 40,
  thankYouMessage: 500,
  email: 254,
} as const;

/** Bidi marks, overrides and isolates, the byte order mark, and lone surrogates: shown nowhere, or wrongly (D34). */
const NEVER_SHOWN = String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uD800-\uDFFF]`;

/** In one line, control characters and line separators are unwanted too (D34). */
const FORBIDDEN_IN_LINE = new RegExp(String.raw`[\p{Cc}\u2028\u2029]|${NEVER_SHOWN}`, "u");

/** In text of several lines, tab and line breaks are welcome. */
const FORBIDDEN_IN_TEXT = new RegExp(String.raw`(?![\t\n\r])\p{Cc}|${NEVER_SHOWN}`, "u");

/** True when one line holds a character that can't be shown (D34). */
export function hasForbiddenCharacter(value: string): boolean {
  return FORBIDDEN_IN_LINE.test(value);
}

/** The same for text of several lines (D34). */
export function hasForbiddenTextCharacter(value: string): boolean {
  return FORBIDDEN_IN_TEXT.test(value);
}
