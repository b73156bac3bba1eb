import type { Executor } from "@giftling/db/client";
import { listBlockedAddressHashes } from "@giftling/db/queries/contacts/refused-addresses";
import type { Deps } from "../../deps.ts";
import { hashRecipient } from "../composition/tokens.ts";

/** Returns the recipients whose addresses did not refuse all mail (rule: refused-addresses). */
export async function excludeRefusedRecipients<Reader extends { canonicalEmail: string }>(
  db: Executor,
  { secret }: Pick<Deps["config"], "secret">,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const hashed = readers.map((reader) => ({
    reader,
    hash: hashRecipient(secret, reader.canonicalEmail),
  }));
  const refused = await listBlockedAddressHashes(
    db,
    hashed.map(({ hash }) => hash),
  );
  return hashed.flatMap(({ reader, hash }) => (refused.has(hash) ? [] : [reader]));
}
