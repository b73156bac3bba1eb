import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { mailContacts, refusedAddresses } from "../../schema/supporters.ts";

/**
 * Blocks all supporter mail to the e-mail address with the given keyed hash. Applies to all families, including future
 * families (rule: refused-addresses).
 */
export async function blockEmailAddress(tx: Executor, recipientHash: string, now: Date) {
  await tx.insert(refusedAddresses).values({ recipientHash }).onConflictDoNothing();
  const written = tx
    .select({ id: mails.contactId })
    .from(mails)
    .where(eq(mails.recipientHash, recipientHash));
  await tx
    .update(mailContacts)
    .set({ unsubscribedAt: now })
    .where(and(inArray(mailContacts.id, written), isNull(mailContacts.unsubscribedAt)));
}

/** Unblocks an e-mail address. A family can mail the address again only after a new confirmation. */
export async function unblockEmailAddress(db: Executor, recipientHash: string): Promise<void> {
  await db.delete(refusedAddresses).where(eq(refusedAddresses.recipientHash, recipientHash));
}

/** Returns the given hashes that belong to blocked e-mail addresses. */
export async function listBlockedAddressHashes(db: Executor, recipientHashes: readonly string[]) {
  if (recipientHashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: refusedAddresses.recipientHash })
    .from(refusedAddresses)
    .where(inArray(refusedAddresses.recipientHash, [...recipientHashes]));
  return new Set(rows.map(({ hash }) => hash));
}
