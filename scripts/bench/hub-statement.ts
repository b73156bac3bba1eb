import type { RecordedStatement } from "./proxy.ts";

/** Placeholder for the family URL in a statement's values. `KID_ID_PLACEHOLDER` is the placeholder for the kid's ID. */
export const FAMILY_URL_PLACEHOLDER = "$familyUrl";
export const KID_ID_PLACEHOLDER = "$kid";

/** SQL statement with which the product and a minimal comparison server read a hub, with placeholders as values. */
export type HubStatement = { text: string; values: (string | boolean | null)[] };

const BOOLEAN_TYPE = 16;

/** Replaces a family's URL and kid ID in a recorded statement with placeholders. */
export function createHubStatement(
  { text, types, values }: RecordedStatement,
  { familyUrl, kidId }: { familyUrl: string; kidId: string },
): HubStatement {
  const names = new Map([
    [familyUrl, FAMILY_URL_PLACEHOLDER],
    [kidId, KID_ID_PLACEHOLDER],
  ]);
  return {
    text,
    values: values.map((value, index) => {
      if (value === null) return null;
      // postgres.js requires a JavaScript boolean for a boolean parameter, and accepts text for any other type.
      return types[index] === BOOLEAN_TYPE ? value === "t" : (names.get(value) ?? value);
    }),
  };
}
