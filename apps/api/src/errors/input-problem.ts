import { z } from "zod";

/** "birthdayMonth" as it would stand in a sentence: "Birthday month". */
function spoken(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** zod's own wording speaks to programmers; the domain's sentences don't begin like this. */
const ZODS_OWN = /^(Invalid|Unrecognized|Too (small|big))/;

function sentence(issue: z.core.$ZodIssue, field: string): string {
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  if (field === "") return "Please check what you entered.";
  if (
    issue.code === "invalid_type" &&
    issue.input === undefined &&
    /undefined/.test(issue.message)
  ) {
    return `${spoken(field)} is required.`;
  }
  return `${spoken(field)} isn't valid.`;
}

/** What a field says that the request doesn't have (D22). */
export const notAField = (name: string): string =>
  `"${name.slice(0, 80)}" is not a field of this request.`;

/** So many fields are named and no more: the answer to a body of nothing but unknown ones stays short. */
const MOST_FIELDS = 40;

/**
 * Why zod refused an input: one sentence per field, and the first of them as the message (D22).
 * null when the error is not zod's.
 */
export function inputProblem(
  error: unknown,
): { message: string; fields: Record<string, string> } | null {
  if (!(error instanceof z.core.$ZodError)) return null;
  // A map, because a field may be called "constructor" by whoever sends it.
  const fields = new Map<string, string>();
  const say = (field: string, words: string) => {
    if (!fields.has(field) && fields.size < MOST_FIELDS) fields.set(field, words);
  };
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) say(path ? `${path}.${key}` : key, notAField(key));
    } else {
      say(path, sentence(issue, path));
    }
  }
  const [message = "Please check what you entered."] = fields.values();
  return { message, fields: Object.fromEntries(fields) };
}
