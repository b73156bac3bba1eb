import { errorFields } from "../../trpc.ts";

/**
 * Returns the server's messages for the form's fields. `fieldOf` maps the call's field names. A message already `said`
 * elsewhere only marks its field. Null when no field was named (rule: said-once).
 */
export function refusedFields(
  error: unknown,
  fieldOf: Readonly<Record<string, string>>,
  said: string | null = null,
): Record<string, string | true> | null {
  const refused = Object.entries(errorFields(error)).flatMap(([name, sentence]) => {
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return field === undefined ? [] : [[field, sentence === said || sentence] as const];
  });
  return refused.length === 0 ? null : Object.fromEntries(refused);
}
