import type { Statement } from "./proxy.ts";

/** Placeholders for a family's URL and its kid's id among a statement's values. */
export const ADDRESS = "$address";
export const KID_ID = "$kid";

/** Product's statement for a hub, sent by the bare server too. */
export type HubStatement = { text: string; values: (string | boolean | null)[] };

const BOOLEAN_TYPE = 16;

/** Returns the statement for any family, derived from the one sent for this family. */
export function hubStatementOf(
  { text, types, values }: Statement,
  { address, kidId }: { address: string; kidId: string },
): HubStatement {
  const names = new Map([
    [address, ADDRESS],
    [kidId, KID_ID],
  ]);
  return {
    text,
    values: values.map((value, index) => {
      if (value === null) return null;
      // The driver takes booleans as booleans, and any other value as text.
      return types[index] === BOOLEAN_TYPE ? value === "t" : (names.get(value) ?? value);
    }),
  };
}
