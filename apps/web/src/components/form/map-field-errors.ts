import { getFieldErrorMessages } from "../../api-error.ts";

/**
 * Returns the server's error messages by form field. `fieldOf` maps the API's field names to the form's field names. An
 * error whose message a toast already shows becomes `true`, which marks the field without a message. Returns null if
 * the error concerns no field of the form (rule: said-once).
 */
export function mapFieldErrors(
  error: unknown,
  fieldOf: Readonly<Record<string, string>>,
  said: string | null = null,
): Record<string, string | true> | null {
  const refused = Object.entries(getFieldErrorMessages(error)).flatMap(([name, sentence]) => {
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return field === undefined ? [] : [[field, sentence === said || sentence] as const];
  });
  return refused.length === 0 ? null : Object.fromEntries(refused);
}
