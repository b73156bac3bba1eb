import { getErrorFields } from "../../trpc.ts";

/**
 * Returns the server's messages by field of the form. `fieldOf` maps the API's field names to the form's. A message equal
 * to `said` is replaced by `true`, which only marks the field. Returns null when the error names no field of the form
 * (rule: said-once).
 */
export function mapFieldErrors(
  error: unknown,
  fieldOf: Readonly<Record<string, string>>,
  said: string | null = null,
): Record<string, string | true> | null {
  const refused = Object.entries(getErrorFields(error)).flatMap(([name, sentence]) => {
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return field === undefined ? [] : [[field, sentence === said || sentence] as const];
  });
  return refused.length === 0 ? null : Object.fromEntries(refused);
}
