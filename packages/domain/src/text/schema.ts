import { z } from "zod";
import { filled, type Sentence } from "../sentences/catalogue.ts";
import { TEXTS } from "../sentences/fields.ts";
import { PROGRAMS } from "../sentences/programs.ts";
import { hasForbiddenCharacter, hasForbiddenTextCharacter } from "./rules.ts";

function text(
  what: Sentence,
  max: number,
  isForbidden: (value: string) => boolean,
  notText: Sentence,
) {
  return z
    .string(notText)
    .trim()
    .max(max, filled(TEXTS.tooLong, { what, most: max }))
    .refine((value) => !isForbidden(value), filled(TEXTS.notShown, { what }));
}

const mustBeText = (what: Sentence) => filled(TEXTS.noText, { what });

/**
 * One line of text, trimmed, possibly empty. `what` starts the error messages, as in "Label can be at most…" (rule:
 * text-fields).
 */
export function line(what: Sentence, max: number) {
  return text(what, max, hasForbiddenCharacter, mustBeText(what));
}

/** One non-empty line of text. `missing` is the message for an empty or absent value. */
export function requiredLine(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenCharacter, missing).min(1, missing);
}

/** Text of several lines, trimmed, possibly empty (rule: text-fields). */
export function paragraphs(what: Sentence, max: number) {
  return text(what, max, hasForbiddenTextCharacter, mustBeText(what));
}

/** Non-empty text of several lines. `missing` is the message for an empty or absent value. */
export function requiredParagraphs(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenTextCharacter, missing).min(1, missing);
}

/** An optional field: absent keeps the stored value, null or "" clears it (rule: strict-input). */
export function optional<T extends z.ZodType<string>>(schema: T) {
  return schema
    .nullable()
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** An id from outside, of any form and length. A malformed id answers like a missing one (rule: not-found-not-forbidden). */
export const idSchema = z.string().min(1);

/** Maximum number of ids in one order, above the size of a kid's longest list (rule: bounds). */
const MOST_ORDERED = 1_000;

/** Ids of a kid's items of one kind in a new order, each once (rule: own-order). */
export const orderSchema = z
  .array(idSchema)
  .min(1, PROGRAMS.noOrder)
  .max(MOST_ORDERED, PROGRAMS.longOrder)
  .refine((ids) => new Set(ids).size === ids.length, PROGRAMS.orderedOnce);

/** Input of calls about one item. */
export const byIdInput = z.strictObject({ id: idSchema });
export type ByIdInput = z.infer<typeof byIdInput>;

/** A moment as sent by the API: ISO 8601 in UTC (rule: rest-statuses). */
export const timestampSchema = z.iso.datetime();

/** A day such as "2026-03-14", between 1900 and 2999. Postgres and JavaScript parse other years differently. */
export const daySchema = (message: Sentence) =>
  z.iso.date(message).refine((day) => day >= "1900" && day < "3000", message);

/**
 * First name of the author of an update or thank-you. Null when unknown or when the family has one parent. Absent in
 * responses of older releases (rule: who-wrote).
 */
export const writtenBySchema = z.string().nullable().optional();
