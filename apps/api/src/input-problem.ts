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

/**
 * Why zod refused an input: one sentence per field, and the first of them as the message (D22).
 * null when the error is not zod's.
 */
export function inputProblem(
  error: unknown,
): { message: string; fields: Record<string, string> } | null {
  if (!(error instanceof z.core.$ZodError)) return null;
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const field = path ? `${path}.${key}` : key;
        fields[field] ??= `"${key.slice(0, 80)}" is not a field of this request.`;
      }
    } else {
      fields[path] ??= sentence(issue, path);
    }
  }
  const [message = "Please check what you entered."] = Object.values(fields);
  return { message, fields };
}
