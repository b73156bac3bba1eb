import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { familyAddresses } from "../../schema/family-url.ts";
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
  familyId: string,
  address: { email: string; canonicalEmail: string },
): Promise<ContactRow> {
  const [row] = await tx
    .insert(mailContacts)
    .values({ ...address, familyId })
    .onConflictDoUpdate({
      target: [mailContacts.familyId, mailContacts.canonicalEmail],
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

/** No confirmation has answered the newest question; the token of an answered one is kept, to tell it from an unknown one. */
const isAsked = and(
  isNotNull(mailContacts.confirmationTokenHash),
  or(
    isNull(mailContacts.confirmedAt),
    lt(mailContacts.confirmedAt, mailContacts.confirmationSentAt),
  ),
);

const isOfShownHub = sql`exists (select 1 from ${families} where ${families.id} = ${mailContacts.familyId} and ${isHubShown})`;

/** Restarts the token's life when its mail leaves; does nothing when it was used, or a newer one replaced it. */
export async function moveConfirmation(
  tx: Executor,
  contactId: string,
  tokenHash: string,
  since: Date,
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({ confirmationSentAt: since })
    .where(
      and(
        eq(mailContacts.id, contactId),
        eq(mailContacts.confirmationTokenHash, tokenHash),
        isAsked,
      ),
    );
}

/** What became of a confirmation's token: it can be used, was used, or is too old. */
type AskedContact = ContactRow & { token: "open" | "used" | "expired" };

/** The contact that a token was made for; null when it is unknown, replaced by a newer one, or its hub not shown. */
export async function findAskedContact(
  db: Executor,
  tokenHash: string,
  sentAfter: Date,
): Promise<AskedContact | null> {
  const [row] = await db
    .select({ contact: mailContacts, isAsked: sql<boolean>`${isAsked}` })
    .from(mailContacts)
    .where(and(eq(mailContacts.confirmationTokenHash, tokenHash), isOfShownHub));
  if (!row) return null;
  const { confirmationSentAt } = row.contact;
  const isYoung = confirmationSentAt !== null && confirmationSentAt > sentAfter;
  const unused = isYoung ? "open" : "expired";
  return { ...row.contact, token: row.isAsked ? unused : "used" };
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
    .set({ confirmedAt: now, unsubscribedAt: null })
    .where(
      and(
        eq(mailContacts.confirmationTokenHash, tokenHash),
        gt(mailContacts.confirmationSentAt, sentAfter),
        isAsked,
        isOfShownHub,
      ),
    )
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
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(and(idIs(mailContacts.id, contactId), isNull(families.closedAt)));
  return row?.contact ?? null;
}

/** The kids that a contact asked news of, in the parent's order; the family's address is null while its hub is not shown. */
export async function listKidsOfContact(
  db: Executor,
  contactId: string,
): Promise<{ id: string; firstName: string; familyUrl: string | null }[]> {
  return db
    .select({ id: kids.id, firstName: kids.firstName, familyUrl: familyAddresses.address })
    .from(supporters)
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(
      familyAddresses,
      and(eq(familyAddresses.familyId, families.id), familyAddresses.isCurrent, isHubShown),
    )
    .where(idIs(supporters.contactId, contactId))
    .orderBy(kids.position, kids.id);
}

/** Who gets a kid's news by mail. */
export type Reader = { contactId: string; canonicalEmail: string };

/** The confirmed contacts that want a kid's news; none while its hub is not shown (rule: update-mail). */
const readersOf = (db: Executor, isIt: SQL): Promise<Reader[]> =>
  db
    .select({ contactId: mailContacts.id, canonicalEmail: mailContacts.canonicalEmail })
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), isHubShown))
    .innerJoin(supporters, and(eq(supporters.kidId, kids.id), supporters.wantsUpdates))
    .innerJoin(mailContacts, and(eq(mailContacts.id, supporters.contactId), isMailable))
    .where(isIt);

/** Those of a kid. */
export const listReaders = (db: Executor, kidId: string): Promise<Reader[]> =>
  readersOf(db, idIs(kids.id, kidId));

/** Those of an update's kid; none when the update is gone. */
export const listUpdateReaders = (db: Executor, updateId: string): Promise<Reader[]> =>
  readersOf(
    db,
    sql`${kids.id} = (select ${updates.kidId} from ${updates} where ${idIs(updates.id, updateId)})`,
  );
