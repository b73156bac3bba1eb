import type { Statement } from "./proxy.ts";

/** What stands for a family's address and its kid's id among a statement's values. */
export const ADDRESS = "$address";
export const KID_ID = "$kid";

/** The statement that the product sends for a hub, for the bare server to send too. */
export type HubStatement = { text: string; values: (string | boolean | null)[] };

const BOOLEAN_TYPE = 16;

/** The statement for any family, made of the one that was sent for this one. */
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
      // The driver takes booleans as such, and any other value as text.
      return types[index] === BOOLEAN_TYPE ? value === "t" : (names.get(value) ?? value);
    }),
  };
}
