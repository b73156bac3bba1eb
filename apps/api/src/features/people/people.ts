import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { upsertContact } from "@giftling/db/queries/contacts/contacts";
import {
  deleteContacts,
  failThankYousOfFormerContacts,
} from "@giftling/db/queries/mail/delete-contacts";
import {
  listContactsWithFollowedKids,
  listGiftsOfNamedGivers,
} from "@giftling/db/queries/people/list-people";
import {
  addContactToPerson,
  assignContactsToGivers,
  ensureStoredPerson,
  hasPersonParts,
  type LockedPerson,
  listPersonContactIds,
  listStoredPeople,
  lockParentAddedContact,
  lockPerson,
  mergeIntoStoredPerson,
  separatePersonPart,
  updatePerson,
} from "@giftling/db/queries/people/people";
import {
  type AddPersonAddressInput,
  API_ERRORS,
  canonicalizeEmail,
  fillPattern,
  findPerson,
  groupPeople,
  type IdInput,
  type MergePeopleInput,
  type PersonView,
  type SeparatePersonPartInput,
  TEXT_LIMITS,
  type UpdatePersonInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { assertNoEditConflict } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { excludeOptedOutRecipients } from "../../services/email/outbox/outbox.ts";
import { queueConfirmationMail } from "../../services/email/outbox/queue-confirmation-mail.ts";

/** Returns the family's givers and followers. A follower who refused all mail counts as unsubscribed (rule: people). */
export async function readPeople(
  db: Executor,
  { deps, familyId }: Pick<ParentContext, "deps" | "familyId">,
): Promise<PersonView[]> {
  const contacts = await listContactsWithFollowedKids(db, familyId);
  const welcome = new Set(await excludeOptedOutRecipients(db, deps.config, contacts));
  const facts = contacts.map((contact) =>
    welcome.has(contact) ? contact : { ...contact, isMailable: false, hasEnded: true },
  );
  return groupPeople(
    await listStoredPeople(db, familyId),
    facts,
    await listGiftsOfNamedGivers(db, familyId),
  );
}

/** Returns a person by the person's ID, or by the ID of an address or gift. Throws NOT_FOUND for an unknown ID. */
const readPerson = async (db: Executor, ctx: ParentContext, id: string) =>
  orNotFound(findPerson(await readPeople(db, ctx), id));

/** Changes a person's name or note. Throws NOT_FOUND, or CHANGED_MEANWHILE for a concurrent change. */
export async function updatePersonDetails(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...patch }: UpdatePersonInput,
): Promise<PersonView> {
  await lockFamily(tx, ctx.familyId);
  const person = orNotFound(await lockPerson(tx, ctx.familyId, id));
  assertNoEditConflict("person", person, { ...patch, version });
  await updatePerson(tx, await ensureStoredPerson(tx, ctx.familyId, person), patch);
  return readPerson(tx, ctx, id);
}

/**
 * Merges several people into one person, who gets the name of the person `id` and the notes of all merged people.
 * Serializes concurrent calls for one family. Ignores people who are already merged. Throws NOT_FOUND if a person is
 * unknown or gave anonymously, and CONFLICT if the merged note is too long (rule: people).
 */
export async function mergePeople(tx: Executor, ctx: ParentContext, { id, ids }: MergePeopleInput) {
  const { familyId } = ctx;
  await lockFamily(tx, familyId);
  const target = orNotFound(await lockPerson(tx, familyId, id));
  const personId = await ensureStoredPerson(tx, familyId, target);
  const notes = target.note === null ? [] : [target.note];
  for (const other of [...new Set(ids)].sort()) {
    const person = orNotFound(await lockPerson(tx, familyId, other));
    if (person.id === personId) continue;
    if (person.note !== null) notes.push(person.note);
    await mergeIntoStoredPerson(tx, person, personId);
  }
  await assignContactsToGivers(tx, await listPersonContactIds(tx, personId));
  await storeNotes(tx, personId, target, notes);
  return readPerson(tx, ctx, personId);
}

async function storeNotes(
  tx: Executor,
  personId: string,
  target: LockedPerson,
  notes: readonly string[],
): Promise<void> {
  if (notes.length === 0) return;
  const note = notes.join("\n\n");
  if (note === target.note) return;
  if (note.length > TEXT_LIMITS.personNote) {
    throw new AppError("CONFLICT", { message: API_ERRORS.mergedNoteTooLong });
  }
  await updatePerson(tx, personId, { note });
}

/**
 * Removes a contact or a gift from a person and returns the remaining person. A queued thank-you fails if its address
 * no longer belongs to the giver. Throws NOT_FOUND for a contact or gift of another person, and CONFLICT for the
 * person's last contact or gift (rule: people).
 */
export async function separatePerson(
  tx: Executor,
  ctx: ParentContext,
  { id, partId }: SeparatePersonPartInput,
) {
  const { familyId } = ctx;
  await lockFamily(tx, familyId);
  const person = orNotFound(await lockPerson(tx, familyId, id));
  const contactIds = await listPersonContactIds(tx, person.id);
  if (person.kind !== "stored" || !(await separatePersonPart(tx, person.id, partId))) {
    throw new AppError("NOT_FOUND");
  }
  if (!(await hasPersonParts(tx, person.id))) {
    throw new AppError("CONFLICT", { message: API_ERRORS.lastPartOfPerson });
  }
  await failThankYousOfFormerContacts(tx, contactIds, ctx.deps.clock.now());
  return readPerson(tx, ctx, person.id);
}

/**
 * Adds an e-mail address to a person. The address gets only the confirmation mail until the address is confirmed.
 * Adding the same address again returns the person unchanged. Throws NOT_FOUND for an unknown person, and CONFLICT for
 * an address of another stored person (rule: person-addresses).
 */
export async function addPersonAddress(
  tx: Executor,
  ctx: ParentContext,
  { id, email }: AddPersonAddressInput,
): Promise<PersonView> {
  const { familyId, deps } = ctx;
  await lockFamily(tx, familyId);
  const person = orNotFound(await lockPerson(tx, familyId, id));
  const address = { email, canonicalEmail: canonicalizeEmail(email), language: null };
  const contact = await upsertContact(tx, familyId, address);
  const personId = await ensureStoredPerson(tx, familyId, person);
  if (contact.personId !== null && contact.personId !== personId) {
    const { name } = orNotFound(await lockPerson(tx, familyId, contact.personId));
    throw new AppError("CONFLICT", {
      message: fillPattern(API_ERRORS.addressOfOtherPerson, { name }),
    });
  }
  await addContactToPerson(tx, contact.id, { personId, addedAt: deps.clock.now() });
  await queueConfirmationMail(tx, deps, contact, { mustReconfirm: false });
  return readPerson(tx, ctx, personId);
}

/** Deletes an address that a parent added, or throws NOT_FOUND. Thank-yous queued for the address fail. */
export async function removePersonAddress(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  await lockFamily(tx, ctx.familyId);
  const contact = orNotFound(await lockParentAddedContact(tx, ctx.familyId, id));
  await deleteContacts(tx, [contact], ctx.deps.clock.now());
}
