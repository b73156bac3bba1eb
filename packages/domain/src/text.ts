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

/** Control characters, bidi overrides and isolates, and lone surrogates: never wanted in one line (D34). */
const FORBIDDEN_IN_LINE =
  /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/u;

/** The same for text of several lines, where tab and line breaks are welcome. */
const FORBIDDEN_IN_TEXT = new RegExp(
  String.raw`(?![\t\n\r])[\p{Cc}]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]`,
  "u",
);

const tooLong = (what: string, max: number) => `${what} can be at most ${max} characters.`;

function text(what: string, max: number, forbidden: RegExp) {
  return z
    .string()
    .trim()
    .max(max, tooLong(what, max))
    .refine((value) => !forbidden.test(value), `${what} contains characters that can't be shown.`);
}

/** One line of text, trimmed; may be empty. `what` starts the error sentence ("Label can be at most…"). D34. */
export function line(what: string, max: number) {
  return text(what, max, FORBIDDEN_IN_LINE);
}

/** One line of text that must say something. `missing` is the sentence shown when it is empty. */
export function requiredLine(what: string, max: number, missing: string) {
  return line(what, max).min(1, missing);
}

/** Text of several lines, trimmed; may be empty. D34. */
export function paragraphs(what: string, max: number) {
  return text(what, max, FORBIDDEN_IN_TEXT);
}

/** Text of several lines that must say something. */
export function requiredParagraphs(what: string, max: number, missing: string) {
  return paragraphs(what, max).min(1, missing);
}

/** An optional field of a create or edit: absent leaves it alone, null or "" clears it. */
export function optional<T extends z.ZodType<string>>(schema: T) {
  return z
    .union([schema, z.null()])
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** An id as it arrives from outside: opaque. A malformed one answers as a missing one does (D12, D22, D24). */
export const idSchema = z.string().min(1).max(64);

/** What every call about one thing takes. */
export const byIdInput = z.strictObject({ id: idSchema });

/** A moment as the API sends it: ISO 8601 in UTC (D22). */
export const timestampSchema = z.iso.datetime();
