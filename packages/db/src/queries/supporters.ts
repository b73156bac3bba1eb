import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../client.ts";
import { mailContacts, supporters } from "../schema/supporters.ts";

/** The family's contact for an address, made unconfirmed when it is new (D20). */
export async function upsertContact(
  tx: Executor,
  userId: string,
  address: { email: string; canonicalEmail: string },
): Promise<{ id: string; isConfirmed: boolean }> {
  const [row] = await tx
    .insert(mailContacts)
    .values({ ...address, userId })
    .onConflictDoUpdate({
      target: [mailContacts.userId, mailContacts.canonicalEmail],
      // Nothing changes; without a SET the row would not be returned, nor held against a parallel sign-up.
      set: { canonicalEmail: sql`excluded.canonical_email` },
    })
    .returning({ id: mailContacts.id, confirmedAt: mailContacts.confirmedAt });
  if (!row) throw new Error("The contact was not stored");
  return { id: row.id, isConfirmed: row.confirmedAt !== null };
}

/** Notes that somebody asked for news of a kid. What an address once confirmed is never rewritten by whoever types it in later. */
export async function upsertSupporter(
  tx: Executor,
  supporter: typeof supporters.$inferInsert,
  contact: { isConfirmed: boolean },
): Promise<void> {
  const { kidId: _kidId, contactId: _contactId, ...fields } = supporter;
  const inserted = await tx
    .insert(supporters)
    .values(supporter)
    .onConflictDoNothing({ target: [supporters.kidId, supporters.contactId] })
    .returning({ id: supporters.id });
  if (inserted.length > 0 || contact.isConfirmed) return;
  await tx
    .update(supporters)
    .set(fields)
    .where(
      and(eq(supporters.kidId, supporter.kidId), eq(supporters.contactId, supporter.contactId)),
    );
}
