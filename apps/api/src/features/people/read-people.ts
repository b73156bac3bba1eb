import type { Executor } from "@giftling/db/client";
import { listNamedGifts, listPeopleContacts } from "@giftling/db/queries/people/list-people";
import { listStoredPeople } from "@giftling/db/queries/people/people";
import { findPerson, groupPeople, type PersonView } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { excludeRefusedRecipients } from "../../services/email/outbox/outbox.ts";

/** Returns the family's givers and followers. A follower who refused all mail counts as unsubscribed (rule: people). */
export async function readPeople(
  db: Executor,
  { deps, familyId }: Pick<ParentContext, "deps" | "familyId">,
): Promise<PersonView[]> {
  const contacts = await listPeopleContacts(db, familyId);
  const welcome = new Set(await excludeRefusedRecipients(db, deps.config, contacts));
  const facts = contacts.map((contact) =>
    welcome.has(contact) ? contact : { ...contact, isMailable: false, hasEnded: true },
  );
  return groupPeople(
    await listStoredPeople(db, familyId),
    facts,
    await listNamedGifts(db, familyId),
  );
}

/**
 * Returns a person by the ID of the person, or of one of the person's addresses or gifts. Throws NOT_FOUND for an
 * unknown ID.
 */
export const readPerson = async (db: Executor, ctx: ParentContext, id: string) =>
  orNotFound(findPerson(await readPeople(db, ctx), id));
