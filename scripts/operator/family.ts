import { findFamilies } from "@giftling/db/queries/account/operator";
import { type Call, Refusal } from "./command.ts";

/** Returns the family URL in a hub's link, or the given text. */
function spoken(named: string): string {
  const [, address = named] = /\/hub\/([^/?#]+)/.exec(named) ?? [];
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}

/** Returns the family of a family URL, a hub's link, an e-mail address or an id. Throws Refusal for none and several. */
export async function theFamily({ tx }: Pick<Call, "tx">, named: string) {
  const found = await findFamilies(tx, spoken(named));
  const [family] = found;
  if (!family) throw new Refusal(`No family has the address, e-mail or id ${spoken(named)}.`);
  if (found.length > 1) {
    const ids = found.map(({ id }) => `  ${id}`).join("\n");
    throw new Refusal(`Several families have that e-mail. Name one by its id:\n${ids}`);
  }
  return family;
}
