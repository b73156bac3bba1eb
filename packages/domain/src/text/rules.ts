/**
 * Maximum lengths of fields in characters (UTF-16 code units). Forms, the API and the database use the same limits
 * (rule: text-fields).
 */
export const TEXT_LIMITS = {
  name: 80,
  label: 120,
  bio: 1_000,
  url: 2_048,
  content: 5_000,
  description: 500,
  price: 40,
  contributionCode: 60,
  gradeOrSchool: 40,
  size: 40,
  likes: 200,
  thankYouMessage: 500,
  giftMessage: 300,
  email: 254,
  passcode: 40,
  reportText: 1_000,
  hubTitle: 40,
  secondDay: 40,
  occasion: 40,
  personNote: 1_000,
} as const;

/**
 * Characters that no text can contain: bidirectional marks, overrides and isolates, the byte order mark, and lone
 * surrogates (rule: text-fields).
 */
const NEVER_SHOWN = String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uD800-\uDFFF]`;

/** Pattern of a forbidden character in a line, including control characters and line separators (rule: text-fields). */
const FORBIDDEN_IN_LINE = new RegExp(String.raw`[\p{Cc}\u2028\u2029]|${NEVER_SHOWN}`, "u");

/** Pattern of a forbidden character in multiline text. Tabs and line breaks are allowed. */
const FORBIDDEN_IN_TEXT = /* @__PURE__ */ new RegExp(
  // A plain template, because bundlers retain an unused `String.raw` call.
  `(?![\\t\\n\\r])\\p{Cc}|${NEVER_SHOWN}`,
  "u",
);

/** Returns whether a line contains a forbidden character (rule: text-fields). */
export function hasForbiddenLineCharacter(value: string): boolean {
  return FORBIDDEN_IN_LINE.test(value);
}

/** Returns whether multiline text contains a forbidden character (rule: text-fields). */
export function hasForbiddenTextCharacter(value: string): boolean {
  return FORBIDDEN_IN_TEXT.test(value);
}

/** Returns a text in lower case without accents, for comparisons that ignore case and accents. */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
