import { errorFields } from "../../trpc.ts";

/**
 * What the server refused, at the fields of a form that it names: `fieldOf` has these, by the names that the call gives
 * them. A sentence that is `said` elsewhere already only marks its field (rule: said-once). Null when it named none of them.
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
