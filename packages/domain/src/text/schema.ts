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
 * One line of text, trimmed; may be empty. `what` starts the error messages ("Label can be at most…") (rule: text-fields).
 */
export function line(what: Sentence, max: number) {
  return text(what, max, hasForbiddenCharacter, mustBeText(what));
}

/** One line of text that may not be empty. `missing` is the message when it is empty or absent. */
export function requiredLine(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenCharacter, missing).min(1, missing);
}

/** Text of several lines, trimmed; may be empty (rule: text-fields). */
export function paragraphs(what: Sentence, max: number) {
  return text(what, max, hasForbiddenTextCharacter, mustBeText(what));
}

/** Text of several lines that may not be empty. `missing` is the message when it is empty or absent. */
export function requiredParagraphs(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenTextCharacter, missing).min(1, missing);
}

/** An optional field of a create or edit: absent leaves it as it is, null or "" clears it (rule: strict-input). */
export function optional<T extends z.ZodType<string>>(schema: T) {
  return schema
    .nullable()
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/** An id from outside, of any form and length: a malformed one answers as a missing one (rule: not-found-not-forbidden). */
export const idSchema = z.string().min(1);

/** Most ids in one order: more than a kid's longest list has room for (rule: bounds). */
const MOST_ORDERED = 1_000;

/** A kid's things of one kind in a new order, each once (rule: own-order). */
export const orderSchema = z
  .array(idSchema)
  .min(1, PROGRAMS.noOrder)
  .max(MOST_ORDERED, PROGRAMS.longOrder)
  .refine((ids) => new Set(ids).size === ids.length, PROGRAMS.orderedOnce);

/** The input of calls about one thing. */
export const byIdInput = z.strictObject({ id: idSchema });
export type ByIdInput = z.infer<typeof byIdInput>;

/** A moment as the API sends it: ISO 8601 in UTC (rule: rest-statuses). */
export const timestampSchema = z.iso.datetime();

/** A day as "2026-03-14", between 1900 and 2999: Postgres and JavaScript read earlier and later years differently. */
export const daySchema = (message: Sentence) =>
  z.iso.date(message).refine((day) => day >= "1900" && day < "3000", message);

/**
 * The first name of who wrote an update or a thank-you; null when it isn't known, or where one parent looks after the family (rule:
 * who-wrote). An older release's answer lacks it.
 */
export const writtenBySchema = z.string().nullable().optional();
