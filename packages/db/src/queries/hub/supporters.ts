import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { updates } from "../../schema/updates.ts";
import { idIs } from "../ids.ts";
import { isHubShown } from "./door.ts";

export type ContactRow = typeof mailContacts.$inferSelect;

/** The contact gets mail: it is confirmed and has not unsubscribed (rule: email-confirmation, unsubscribe). */
export const isMailable = and(
  isNotNull(mailContacts.confirmedAt),
  isNull(mailContacts.unsubscribedAt),
);

/**
 * The family's contact for an address, created unconfirmed when new. Locked for the transaction (rule: email-confirmation).
 */
export async function upsertContact(
  tx: Executor,
  userId: string,
  address: { email: string; canonicalEmail: string },
): Promise<ContactRow> {
  const [row] = await tx
    .insert(mailContacts)
    .values({ ...address, userId })
    .onConflictDoUpdate({
      target: [mailContacts.userId, mailContacts.canonicalEmail],
      // Changes nothing: without a SET the row would be neither returned nor locked against a parallel sign-up.
      set: { canonicalEmail: sql`excluded.canonical_email` },
    })
    .returning();
  if (!row) throw new Error("The contact was not stored");
  return row;
}

/** Records that somebody asked for news of a kid. Once an address is confirmed, later sign-ups do not change its entry. */
export async function upsertSupporter(
  tx: Executor,
  supporter: typeof supporters.$inferInsert,
  contact: { confirmedAt: Date | null },
): Promise<void> {
  const { kidId: _kidId, contactId: _contactId, ...fields } = supporter;
  const inserted = await tx
    .insert(supporters)
    .values(supporter)
    .onConflictDoNothing({ target: [supporters.kidId, supporters.contactId] })
    .returning({ id: supporters.id });
  if (inserted.length > 0 || contact.confirmedAt !== null) return;
  await tx
    .update(supporters)
    .set(fields)
    .where(
      and(eq(supporters.kidId, supporter.kidId), eq(supporters.contactId, supporter.contactId)),
    );
}

/** Stores the hash of the token that confirms an address, and its start. The caller has locked the contact. */
export async function expectConfirmation(
  tx: Executor,
  contactId: string,
  tokenHash: string,
  since: Date,
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({ confirmationTokenHash: tokenHash, confirmationSentAt: since })
    .where(eq(mailContacts.id, contactId));
}

/** Restarts the token's life when its mail leaves; does nothing when a newer token replaced it. */
export async function moveConfirmation(
  tx: Executor,
  contactId: string,
  tokenHash: string,
  since: Date,
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({ confirmationSentAt: since })
    .where(and(eq(mailContacts.id, contactId), eq(mailContacts.confirmationTokenHash, tokenHash)));
}

const confirmable = (tokenHash: string, sentAfter: Date) =>
  and(
    eq(mailContacts.confirmationTokenHash, tokenHash),
    gt(mailContacts.confirmationSentAt, sentAfter),
    sql`exists (select 1 from ${users} where ${users.id} = ${mailContacts.userId} and ${isHubShown})`,
  );

/** The contact that a token would confirm; null when the token is used, too old or unknown. */
export async function findConfirmable(
  db: Executor,
  tokenHash: string,
  sentAfter: Date,
): Promise<ContactRow | null> {
  const [row] = await db.select().from(mailContacts).where(confirmable(tokenHash, sentAfter));
  return row ?? null;
}

/** Confirms an address, once per token; null when the token is used, too old or unknown (rule: email-confirmation). */
export async function confirmContact(
  db: Executor,
  tokenHash: string,
  sentAfter: Date,
  now: Date,
): Promise<ContactRow | null> {
  const [row] = await db
    .update(mailContacts)
    .set({ confirmedAt: now, unsubscribedAt: null, confirmationTokenHash: null })
    .where(confirmable(tokenHash, sentAfter))
    .returning();
  return row ?? null;
}

/**
 * Ends all mail to a family's contact, or resumes it with null; false when there is no such contact (rule: unsubscribe).
 */
export async function setUnsubscribed(
  db: Executor,
  contactId: string,
  unsubscribedAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(mailContacts)
    .set({ unsubscribedAt })
    .where(idIs(mailContacts.id, contactId))
    .returning({ id: mailContacts.id });
  return rows.length > 0;
}

/** A contact of an open account; null when there is none. */
export async function findContact(db: Executor, contactId: string): Promise<ContactRow | null> {
  const [row] = await db
    .select({ contact: mailContacts })
    .from(mailContacts)
    .innerJoin(users, eq(users.id, mailContacts.userId))
    .where(and(idIs(mailContacts.id, contactId), isNull(users.closedAt)));
  return row?.contact ?? null;
}

/** First names of the kids that a contact asked news of, in the parent's order. */
export async function listKidNamesOfContact(db: Executor, contactId: string): Promise<string[]> {
  const rows = await db
    .select({ firstName: kids.firstName })
    .from(supporters)
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .where(idIs(supporters.contactId, contactId))
    .orderBy(kids.position, kids.id);
  return rows.map(({ firstName }) => firstName);
}

/** The confirmed contacts that want that kid's news; none when the update is gone or its hub not shown (rule: update-mail). */
export async function listUpdateReaders(
  db: Executor,
  updateId: string,
): Promise<{ contactId: string; canonicalEmail: string }[]> {
  return db
    .select({ contactId: mailContacts.id, canonicalEmail: mailContacts.canonicalEmail })
    .from(updates)
    .innerJoin(kids, eq(kids.id, updates.kidId))
    .innerJoin(users, and(eq(users.id, kids.userId), isHubShown))
    .innerJoin(supporters, and(eq(supporters.kidId, kids.id), supporters.wantsUpdates))
    .innerJoin(mailContacts, and(eq(mailContacts.id, supporters.contactId), isMailable))
    .where(idIs(updates.id, updateId));
}
