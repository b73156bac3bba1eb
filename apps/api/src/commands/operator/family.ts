import { findFamilies } from "@giftling/db/queries/account/operator";
import { OperatorError } from "../command.ts";
import type { CommandContext } from "./operator-command.ts";

/** Returns the family URL in a hub's link. Returns any other text trimmed. */
function spoken(named: string): string {
  const [, address = named] = /\/hub\/([^/?#]+)/.exec(named) ?? [];
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}

/**
 * Returns the family with this family URL, hub link, e-mail address or ID. Throws OperatorError if no family or several
 * families match.
 */
export async function getFamily({ tx }: Pick<CommandContext, "tx">, named: string) {
  const found = await findFamilies(tx, spoken(named));
  const [family] = found;
  if (!family) throw new OperatorError(`No family has the address, e-mail or id ${spoken(named)}.`);
  if (found.length > 1) {
    const ids = found.map(({ id }) => `  ${id}`).join("\n");
    throw new OperatorError(`Several families have that e-mail. Name one by its id:\n${ids}`);
  }
  return family;
}
