import {
  API_CLIENT_ERRORS,
  ERROR_CODE_MESSAGES,
  FIELD_ERRORS,
  fillPattern,
  getIssueMessage,
  type Sentence,
} from "@giftling/domain";
import { z } from "zod";

/** Formats a field name as the start of a sentence: "birthdayMonth" becomes "Birthday month". */
function formatFieldName(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const getPath = (issue: { path?: PropertyKey[] }) => (issue.path ?? []).map(String).join(".");

/** Returns the message of a zod issue whose schema defines no message. */
function sentence(issue: z.core.$ZodRawIssue): Sentence {
  const field = getPath(issue);
  if (field === "") return ERROR_CODE_MESSAGES.INVALID_INPUT;
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return fillPattern(isMissing ? FIELD_ERRORS.fieldRequired : FIELD_ERRORS.fieldInvalid, {
    what: formatFieldName(field),
  });
}

/** Replaces zod's default messages globally. A schema's own message takes precedence. */
export function setInputErrorMessages(): void {
  z.config({ customError: sentence });
}

/** Returns the error message for an unknown input field. Truncates the field's name (rule: strict-input). */
export const formatUnknownFieldMessage = (name: string): Sentence =>
  fillPattern(API_CLIENT_ERRORS.fieldUnknown, { name: name.slice(0, 80) });

/** Maximum number of input fields that an error body lists. */
const MOST_FIELDS = 40;

/** Returns the messages of a zod error by field, and the first message as `message`. Returns null for other errors. */
export function describeInputError(error: unknown) {
  if (!(error instanceof z.core.$ZodError)) return null;
  // A Map, because a request may contain a field named "constructor".
  const fields = new Map<string, Sentence>();
  const say = (field: string, words: Sentence) => {
    if (!fields.has(field) && fields.size < MOST_FIELDS) fields.set(field, words);
  };
  for (const issue of error.issues) {
    const path = getPath(issue);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys)
        say(path ? `${path}.${key}` : key, formatUnknownFieldMessage(key));
    } else {
      say(path, getIssueMessage(issue));
    }
  }
  const [message = ERROR_CODE_MESSAGES.INVALID_INPUT] = fields.values();
  return { message, fields: Object.fromEntries(fields) };
}
