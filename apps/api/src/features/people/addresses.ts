import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { upsertContact } from "@giftling/db/queries/contacts/contacts";
import { deleteContacts } from "@giftling/db/queries/mail/delete-contacts";
import {
  addContactToPerson,
  lockAddedContact,
  lockPerson,
  storePerson,
} from "@giftling/db/queries/people/people";
import {
  type AddPersonAddressInput,
  API_ERRORS,
  type ByIdInput,
  canonicalizeEmail,
  fillPattern,
  type PersonView,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { queueConfirmationMail } from "../../services/email/outbox/queue-confirmation-mail.ts";
import { readPerson } from "./read-people.ts";

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
  const personId = await storePerson(tx, familyId, person);
  if (contact.personId !== null && contact.personId !== personId) {
    const { name } = orNotFound(await lockPerson(tx, familyId, contact.personId));
    throw new AppError("CONFLICT", {
      message: fillPattern(API_ERRORS.addressOfOtherPerson, { name }),
    });
  }
  await addContactToPerson(tx, contact.id, { personId, addedAt: deps.clock.now() });
  await queueConfirmationMail(tx, deps, contact, { isAskedAnew: false });
  return readPerson(tx, ctx, personId);
}

/**
 * Deletes an e-mail address that a parent added. Thank-yous queued for the address fail. Throws NOT_FOUND for an
 * address that no parent added (rule: person-addresses).
 */
export async function removePersonAddress(tx: Executor, ctx: ParentContext, { id }: ByIdInput) {
  await lockFamily(tx, ctx.familyId);
  const contact = orNotFound(await lockAddedContact(tx, ctx.familyId, id));
  await deleteContacts(tx, [contact], ctx.deps.clock.now());
  return null;
}
