import { z } from "zod";

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

const tooLong = (what: string, max: number) => `${what} can be at most ${max} characters.`;

function text(what: string, max: number, forbidden: RegExp, notText: string) {
  return z
    .string(notText)
    .trim()
    .max(max, tooLong(what, max))
    .refine((value) => !forbidden.test(value), `${what} contains characters that can't be shown.`);
}

const mustBeText = (what: string) => `${what} must be text.`;

/** One line of text, trimmed; may be empty. `what` starts the error sentence ("Label can be at most…"). D34. */
export function line(what: string, max: number) {
  return text(what, max, FORBIDDEN_IN_LINE, mustBeText(what));
}

/** One line of text that must say something. `missing` is the sentence shown when it is empty or absent. */
export function requiredLine(what: string, max: number, missing: string) {
  return text(what, max, FORBIDDEN_IN_LINE, missing).min(1, missing);
}

/** Text of several lines, trimmed; may be empty. D34. */
export function paragraphs(what: string, max: number) {
  return text(what, max, FORBIDDEN_IN_TEXT, mustBeText(what));
}

/** Text of several lines that must say something. `missing` is the sentence shown when it is empty or absent. */
export function requiredParagraphs(what: string, max: number, missing: string) {
  return text(what, max, FORBIDDEN_IN_TEXT, missing).min(1, missing);
}

/** An optional field of a create or edit: absent leaves it alone, null or "" clears it. */
export function optional<T extends z.ZodType<string>>(schema: T) {
  return schema
    .nullable()
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** An id as it arrives from outside: opaque. A malformed one, however long, answers as a missing one does (D12, D22, D24). */
export const idSchema = z.string().min(1);

/** What every call about one thing takes. */
export const byIdInput = z.strictObject({ id: idSchema });

/** A moment as the API sends it: ISO 8601 in UTC (D22). */
export const timestampSchema = z.iso.datetime();
