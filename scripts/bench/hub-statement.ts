import type { RecordedStatement } from "./proxy.ts";

/** Placeholders in a statement's values for a family's URL and the id of its kid. */
export const FAMILY_URL_PLACEHOLDER = "$address";
export const KID_ID_PLACEHOLDER = "$kid";

/** Product's statement for a hub, which the bare server sends too. */
export type HubStatement = { text: string; values: (string | boolean | null)[] };

const BOOLEAN_TYPE = 16;

/** Returns the statement for any family. Replaces this family's URL and kid id by placeholders in the captured statement. */
export function createHubStatement(
  { text, types, values }: RecordedStatement,
  { address, kidId }: { address: string; kidId: string },
): HubStatement {
  const names = new Map([
    [address, FAMILY_URL_PLACEHOLDER],
    [kidId, KID_ID_PLACEHOLDER],
  ]);
  return {
    text,
    values: values.map((value, index) => {
      if (value === null) return null;
      // The driver accepts a boolean as a boolean, and any other value as text.
      return types[index] === BOOLEAN_TYPE ? value === "t" : (names.get(value) ?? value);
    }),
  };
}
