import { z } from "zod";
import { API_CLIENT_ERRORS } from "../sentences/api-client-errors.ts";
import { fillPattern, type Sentence } from "../sentences/catalog.ts";
import { FIELD_ERRORS } from "../sentences/fields.ts";
import { hasForbiddenLineCharacter, hasForbiddenTextCharacter } from "./rules.ts";

function text(
  what: Sentence,
  max: number,
  isForbidden: (value: string) => boolean,
  notText: Sentence,
) {
  return z
    .string(notText)
    .trim()
    .max(max, fillPattern(FIELD_ERRORS.fieldTooLong, { what, most: max }))
    .refine(
      (value) => !isForbidden(value),
      fillPattern(FIELD_ERRORS.fieldCharacterNotAllowed, { what }),
    );
}

const mustBeText = (what: Sentence) => fillPattern(FIELD_ERRORS.fieldNotText, { what });

/**
 * Returns a schema for one line of trimmed text, possibly empty. Error messages start with the field's name `what`, as
 * in "Label can be at most…" (rule: text-fields).
 */
export function createLineSchema(what: Sentence, max: number) {
  return text(what, max, hasForbiddenLineCharacter, mustBeText(what));
}

/** Returns a schema for one non-empty line of text. `missing` is the message for an empty or absent value. */
export function createRequiredLineSchema(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenLineCharacter, missing).min(1, missing);
}

/** Returns a schema for trimmed multiline text, possibly empty (rule: text-fields). */
export function createParagraphsSchema(what: Sentence, max: number) {
  return text(what, max, hasForbiddenTextCharacter, mustBeText(what));
}

/** Returns a schema for non-empty multiline text. `missing` is the message for an empty or absent value. */
export function createRequiredParagraphsSchema(what: Sentence, max: number, missing: Sentence) {
  return text(what, max, hasForbiddenTextCharacter, missing).min(1, missing);
}

/**
 * Returns a schema for an optional field. An absent value leaves the stored value unchanged. Null or "" deletes the
 * stored value (rule: strict-input).
 */
export function createOptionalSchema<T extends z.ZodType<string>>(schema: T) {
  return schema
    .nullable()
    .transform((value) => (value === "" ? null : value))
    .optional();
}

/**
 * Non-empty ID of any format. A malformed ID gets the same response as an unknown ID (rule: not-found-not-forbidden).
 */
export const idSchema = z.string().min(1);

/** Maximum number of IDs in a reorder request, above the length of a kid's longest list (rule: bounds). */
const MOST_ORDERED = 1_000;

/** IDs of a kid's entries of one kind, in the new order and without duplicates (rule: own-order). */
export const itemOrderSchema = z
  .array(idSchema)
  .min(1, API_CLIENT_ERRORS.orderRequired)
  .max(MOST_ORDERED, API_CLIENT_ERRORS.orderTooLong)
  .refine((ids) => new Set(ids).size === ids.length, API_CLIENT_ERRORS.duplicateIdInOrder);

export const idInput = z.strictObject({ id: idSchema });
export type IdInput = z.infer<typeof idInput>;

/** Time in ISO 8601 format and UTC (rule: rest-statuses). */
export const timestampSchema = z.iso.datetime();

/**
 * Returns a schema for a day such as "2026-03-14", from 1900 to 2999. Postgres and JavaScript parse other years
 * differently.
 */
export const createDateSchema = (message: Sentence) =>
  z.iso.date(message).refine((day) => day >= "1900" && day < "3000", message);

/**
 * First name of the author of an update or thank-you. Null for an unknown author, and in a family with one parent.
 * Older API releases omit this field (rule: who-wrote).
 */
export const authorNameSchema = z.string().nullable().optional();
