import type { Executor } from "@giftling/db/client";
import { listRefused } from "@giftling/db/queries/contacts/refused-addresses";
import type { Deps } from "../../deps.ts";
import { recipientHash } from "../composition/tokens.ts";

/** Returns the recipients whose addresses did not refuse all mail (rule: refused-addresses). */
export async function withoutRefused<Reader extends { canonicalEmail: string }>(
  db: Executor,
  { secret }: Pick<Deps["config"], "secret">,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const hashed = readers.map((reader) => ({
    reader,
    hash: recipientHash(secret, reader.canonicalEmail),
  }));
  const refused = await listRefused(
    db,
    hashed.map(({ hash }) => hash),
  );
  return hashed.flatMap(({ reader, hash }) => (refused.has(hash) ? [] : [reader]));
}
