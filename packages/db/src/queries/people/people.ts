import { and, asc, eq, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";
import { deleteInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { mailContacts, people, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { buildKidInFamilyCondition, createId, equalsId, lockRows } from "../core/ids.ts";
import { hasPatchChanges } from "../core/patch.ts";
import { personIdColumn } from "./person-columns.ts";

export type PersonRow = typeof people.$inferSelect;

/** Locked person. A person without a row in `people` has exactly one contact or one gift. */
export type LockedPerson =
  | { kind: "stored"; id: string; name: string; note: string | null }
  | { kind: "contact" | "gift"; id: string; name: string; note: null };

/** Returns a family's people who have a row in `people`, oldest first. */
export const listStoredPeople = (db: Executor, familyId: string): Promise<PersonRow[]> =>
  db.select().from(people).where(eq(people.familyId, familyId)).orderBy(asc(people.id));

/**
 * SQL for the name of a contact. Prefers the name given with the newest named gift over the name of the newest
 * subscription.
 */
const contactName = sql<string>`coalesce(
  (select ${thankYous.contributorName} from ${thankYous}
    where ${eq(thankYous.contactId, mailContacts.id)} and ${thankYous.contributorName} is not null
    order by ${thankYous.contributedAt} desc limit 1),
  (select ${supporters.name} from ${supporters} where ${eq(supporters.contactId, mailContacts.id)}
    order by ${supporters.createdAt} desc limit 1))`;

/**
 * Returns the person with the given ID, or with a contact or thank-you with this ID. Locks the row of the person,
 * contact or thank-you until the end of the transaction. Returns null for an unknown ID, another family's ID, and the
 * gift of an anonymous giver. Requires `lockFamily` (rule: people).
 */
export async function lockPerson(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<LockedPerson | null> {
  const [stored] = await tx
    .select()
    .from(people)
    .where(and(equalsId(people.id, id), eq(people.familyId, familyId)))
    .for("no key update");
  if (stored) return { kind: "stored", id, name: stored.name, note: stored.note };
  const [contact] = await tx
    .select({ personId: mailContacts.personId, name: contactName })
    .from(mailContacts)
    .where(and(equalsId(mailContacts.id, id), eq(mailContacts.familyId, familyId)))
    .for("no key update");
  if (contact?.personId) return lockPerson(tx, familyId, contact.personId);
  if (contact) return { kind: "contact", id, name: contact.name, note: null };
  return lockGiver(tx, familyId, id);
}

async function lockGiver(tx: Executor, familyId: string, id: string): Promise<LockedPerson | null> {
  const isIt = and(
    equalsId(thankYous.id, id),
    isNotNull(thankYous.contributorName),
    buildKidInFamilyCondition(thankYous.kidId, familyId),
  );
  // The lock blocks a concurrent confirmation, so that the gift and its contact belong to one person.
  const contactId = tx.select({ id: thankYous.contactId }).from(thankYous).where(isIt);
  await lockRows(tx, mailContacts, inArray(mailContacts.id, contactId), "no key update");
  const [gift] = await tx
    .select({ name: thankYous.contributorName, personId: personIdColumn })
    .from(thankYous)
    .where(isIt)
    .for("no key update");
  if (!gift?.name || gift.personId === null) return null;
  if (gift.personId !== id) return lockPerson(tx, familyId, gift.personId);
  return { kind: "gift", id, name: gift.name, note: null };
}

/**
 * Merges a locked person into the stored person `personId`. Moves the locked person's gifts and contacts, and deletes
 * the locked person's row in `people`, if any.
 */
export async function mergeIntoStoredPerson(tx: Executor, person: LockedPerson, personId: string) {
  const { kind, id } = person;
  if (kind !== "gift") {
    await tx
      .update(mailContacts)
      .set({ personId })
      .where(kind === "stored" ? eq(mailContacts.personId, id) : eq(mailContacts.id, id));
  }
  if (kind !== "contact") {
    await tx
      .update(thankYous)
      .set({ personId })
      .where(kind === "stored" ? eq(thankYous.personId, id) : eq(thankYous.id, id));
  }
  if (kind === "stored") await tx.delete(people).where(eq(people.id, id));
}

/** Returns the ID of a locked person's row in `people`. Creates the row if it is missing. */
export async function ensureStoredPerson(tx: Executor, familyId: string, person: LockedPerson) {
  if (person.kind === "stored") return person.id;
  const id = createId();
  await tx.insert(people).values({ id, familyId, name: person.name });
  await mergeIntoStoredPerson(tx, person, id);
  return id;
}

export async function updatePerson(
  tx: Executor,
  personId: string,
  patch: Partial<Pick<PersonRow, "name" | "note">>,
): Promise<void> {
  if (!hasPatchChanges(patch)) return;
  await tx.update(people).set(patch).where(eq(people.id, personId));
}

/**
 * Links each confirmed contact that has no person to the person of the contact's newest gift. Requires locks on the
 * contacts (rule: people).
 */
export async function assignContactsToGivers(tx: Executor, contactIds: readonly string[]) {
  if (contactIds.length === 0) return;
  const ofGift = sql`(select ${thankYous.personId} from ${thankYous}
    where ${eq(thankYous.contactId, mailContacts.id)} and ${thankYous.personId} is not null
    order by ${thankYous.contributedAt} desc, ${thankYous.id} desc limit 1)`;
  await tx
    .update(mailContacts)
    .set({ personId: ofGift })
    .where(
      and(
        inArray(mailContacts.id, [...contactIds]),
        isNull(mailContacts.personId),
        isNotNull(mailContacts.confirmedAt),
      ),
    );
}

/** Returns the IDs of a stored person's contacts, and of the contacts of the person's gifts. */
export async function listPersonContactIds(tx: Executor, personId: string): Promise<string[]> {
  const own = await tx
    .select({ id: mailContacts.id })
    .from(mailContacts)
    .where(eq(mailContacts.personId, personId));
  const ofGifts = await tx
    .select({ id: thankYous.contactId })
    .from(thankYous)
    .where(and(eq(thankYous.personId, personId), isNotNull(thankYous.contactId)));
  return [...new Set([...own, ...ofGifts].flatMap(({ id }) => id ?? []))];
}

/**
 * Detaches a contact with its gifts, or one gift without a confirmed contact, from a stored person. Returns false if
 * the person has no such contact or gift. Does not detach a contact that only a parent added, because such a contact
 * has neither gifts nor a name.
 */
export async function separatePersonPart(tx: Executor, personId: string, partId: string) {
  const hasName = sql`(exists (select 1 from ${supporters} where ${eq(supporters.contactId, mailContacts.id)})
    or exists (select 1 from ${thankYous} where ${eq(thankYous.contactId, mailContacts.id)}))`;
  const contacts = await tx
    .update(mailContacts)
    .set({ personId: null })
    .where(and(equalsId(mailContacts.id, partId), eq(mailContacts.personId, personId), hasName));
  if (contacts.count > 0) {
    await tx
      .update(thankYous)
      .set({ personId: null })
      .where(and(equalsId(thankYous.contactId, partId), eq(thankYous.personId, personId)));
    return true;
  }
  const isContacts = sql`exists (select 1 from ${mailContacts} where ${eq(mailContacts.id, thankYous.contactId)}
    and ${mailContacts.confirmedAt} is not null and ${mailContacts.personId} = ${personId})`;
  const gifts = await tx
    .update(thankYous)
    .set({ personId: null })
    .where(and(equalsId(thankYous.id, partId), eq(thankYous.personId, personId), not(isContacts)));
  return gifts.count > 0;
}

/** Returns whether a gift or a contact is assigned to a person in `people`. */
export async function hasPersonParts(tx: Executor, personId: string): Promise<boolean> {
  const gifts = await tx.$count(thankYous, eq(thankYous.personId, personId));
  return gifts > 0 || (await tx.$count(mailContacts, eq(mailContacts.personId, personId))) > 0;
}

/** Assigns the gifts of contacts to the contacts' stored people, before the contacts are deleted (rule: people). */
export async function assignGiftsToPeople(tx: Executor, contactIds: readonly string[]) {
  await tx
    .update(thankYous)
    .set({ personId: mailContacts.personId })
    .from(mailContacts)
    .where(
      and(
        eq(mailContacts.id, thankYous.contactId),
        inArray(mailContacts.id, [...contactIds]),
        isNotNull(mailContacts.confirmedAt),
        isNotNull(mailContacts.personId),
        isNotNull(thankYous.contributorName),
        isNull(thankYous.personId),
      ),
    );
}

/** Deletes the people who have neither gifts nor addresses, including their notes (rule: people). */
export async function deleteEmptyPeople(db: Executor): Promise<void> {
  await deleteInBatches(
    db,
    people,
    and(
      sql`not exists (select 1 from ${thankYous} where ${eq(thankYous.personId, people.id)})`,
      sql`not exists (select 1 from ${mailContacts} where ${eq(mailContacts.personId, people.id)})`,
    ),
  );
}

/** Assigns a contact to a stored person, and records that a parent added the contact. */
export async function addContactToPerson(
  tx: Executor,
  contactId: string,
  { personId, addedAt }: { personId: string; addedAt: Date },
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({
      personId,
      addedAt: sql`coalesce(${mailContacts.addedAt}, ${addedAt.toISOString()}::timestamptz)`,
    })
    .where(eq(mailContacts.id, contactId));
}

/** Locks a contact that a parent added. Returns null if the contact does not exist or belongs to another family. */
export async function lockParentAddedContact(tx: Executor, familyId: string, contactId: string) {
  const isIt = and(
    equalsId(mailContacts.id, contactId),
    eq(mailContacts.familyId, familyId),
    isNotNull(mailContacts.addedAt),
  );
  const [id] = await lockRows(tx, mailContacts, isIt, "update");
  return id === undefined ? null : { id };
}
