import { ERROR_SENTENCES, filled, PROGRAMS, type Sentence, saidBy, TEXTS } from "@giftling/domain";
import { z } from "zod";

/** Formats a field name as the start of a sentence: "birthdayMonth" becomes "Birthday month". */
function spoken(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pathOf = (issue: { path?: PropertyKey[] }) => (issue.path ?? []).map(String).join(".");

/** Returns the message of a zod issue for which the domain's schema has no message. */
function sentence(issue: z.core.$ZodRawIssue): Sentence {
  const field = pathOf(issue);
  if (field === "") return ERROR_SENTENCES.INVALID_INPUT;
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  return filled(isMissing ? TEXTS.missing : TEXTS.notValid, { what: spoken(field) });
}

/**
 * Replaces zod's messages, which are for programmers, in the whole process, because tRPC parses inputs without options. A
 * schema's own message takes precedence, followed by the `error` option of a parse call (as in env.ts).
 */
export function setInputErrorMessages(): void {
  z.config({ customError: sentence });
}

/** Returns the message for an unknown field (rule: strict-input). */
export const formatUnknownFieldMessage = (name: string): Sentence =>
  filled(PROGRAMS.noSuchField, { name: name.slice(0, 80) });

/** Maximum number of fields named in a response. */
const MOST_FIELDS = 40;

/**
 * Returns why zod rejected an input: one message per field, and the first of them as the message. Returns null for any
 * error except zod's (rule: error-body).
 */
export function describeInputError(error: unknown) {
  if (!(error instanceof z.core.$ZodError)) return null;
  // A Map, because a request may contain a field named "constructor".
  const fields = new Map<string, Sentence>();
  const say = (field: string, words: Sentence) => {
    if (!fields.has(field) && fields.size < MOST_FIELDS) fields.set(field, words);
  };
  for (const issue of error.issues) {
    const path = pathOf(issue);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys)
        say(path ? `${path}.${key}` : key, formatUnknownFieldMessage(key));
    } else {
      say(path, saidBy(issue));
    }
  }
  const [message = ERROR_SENTENCES.INVALID_INPUT] = fields.values();
  return { message, fields: Object.fromEntries(fields) };
}
