import { translateParentError } from "@giftling/messages/sentences/parents";
import type { z } from "zod";

/** Map of invalid fields to messages, in @mantine/form's format. */
export type ValidationErrors = Readonly<Record<string, string>>;

export type ValidationResult<Input> =
  | { ok: true; input: Input }
  | { ok: false; problems: ValidationErrors };

/**
 * Validates a form's values against the schema of an API input. Returns the parsed input or one message for each
 * invalid field.
 */
export function validateInput<Input>(
  schema: z.ZodType<Input>,
  value: unknown,
): ValidationResult<Input> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, input: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    problems[String(path[0])] ??= translateParentError(message);
  return { ok: false, problems };
}

/**
 * Returns `useForm` options that validate with `check` and pass the parsed input to the submit handler.
 * `schemaResolver` of @mantine/form would pass the unparsed values.
 */
export const createFormValidation = <Values, Input>(
  check: (values: Values) => ValidationResult<Input>,
) => ({
  validate: (values: Values): Record<string, string> => {
    const checked = check(values);
    return checked.ok ? {} : { ...checked.problems };
  },
  transformValues: check,
});
