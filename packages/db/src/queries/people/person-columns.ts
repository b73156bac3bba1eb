import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { mailContacts, people } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { mailableContactCondition } from "../contacts/contacts.ts";

/** SQL condition that a contact is confirmed and is the contact of the gift in `thank_yous`. */
const isConfirmedContact = sql`${eq(mailContacts.id, thankYous.contactId)} and ${mailContacts.confirmedAt} is not null`;

/** Returns SQL for a value of the row in `thank_yous`. The value is null for an anonymous giver (rule: people). */
const ofNamedGiver = <Value>(value: SQL) =>
  sql<Value | null>`case when ${thankYous.contributorName} is not null then ${value} end`;

/**
 * SQL for the ID of the giver's row in `people`, for the gift in `thank_yous`. A parent's assignment takes precedence
 * over the gift's confirmed contact.
 */
export const storedPersonIdColumn = ofNamedGiver<string>(sql`coalesce(${thankYous.personId},
  (select ${mailContacts.personId} from ${mailContacts} where ${isConfirmedContact}))`);

/**
 * SQL for the ID of the person who gave the gift in `thank_yous`. If the person has no row in `people`, the ID is the
 * confirmed contact's ID, or else the thank-you's ID (rule: people).
 */
export const personIdColumn = ofNamedGiver<string>(sql`coalesce(${thankYous.personId},
  (select coalesce(${mailContacts.personId}, ${mailContacts.id}) from ${mailContacts} where ${isConfirmedContact}),
  ${thankYous.id})`);

/** SQL for the name of the person who gave the gift in `thank_yous`. Null if the giver has no row in `people`. */
export const personNameColumn = sql<
  string | null
>`(select ${people.name} from ${people} where ${people.id} = ${storedPersonIdColumn})`;

/**
 * SQL condition that a contact belongs to the giver of the gift in `thank_yous`. True for the gift's contact, and for
 * all contacts of the giver's row in `people` (rule: thanks-recipient).
 */
export const giverContactCondition = sql`(${eq(mailContacts.id, thankYous.contactId)} or ${mailContacts.personId} = ${storedPersonIdColumn})`;

/**
 * Returns SQL for a column of the contact that gets the thank-you by mail. Prefers the gift's contact over the giver's
 * latest confirmed contact. Null if no contact can be mailed (rule: thanks-recipient).
 */
const ofRecipient = <Value>(column: SQL) => sql<Value | null>`(
  select ${column} from ${mailContacts} where ${giverContactCondition} and ${mailableContactCondition}
  order by ${mailContacts.id} is not distinct from ${thankYous.contactId} desc, ${mailContacts.confirmedAt} desc,
    ${mailContacts.id} limit 1)`;

export const recipientIdColumn = ofRecipient<string>(sql`${mailContacts.id}`);
export const recipientEmailColumn = ofRecipient<string>(sql`${mailContacts.email}`);

/**
 * SQL condition that the thank-you is mailed after the giver confirms an e-mail address
 * (rule: thanks-after-confirming).
 */
export const awaitsConfirmationColumn = sql<boolean>`(${recipientIdColumn} is null and exists (
  select 1 from ${mailContacts} where ${giverContactCondition}
    and ${and(isNull(mailContacts.confirmedAt), isNull(mailContacts.unsubscribedAt))}))`;

/**
 * Returns the SQL condition that the giver of the gift in `thank_yous` has another contact than `contactId` whose
 * e-mail address was ever confirmed.
 */
export const buildOtherConfirmedContactCondition = (contactId: string) =>
  sql`exists (select 1 from ${mailContacts} where ${giverContactCondition} and ${mailContacts.id} <> ${contactId}
    and ${isNotNull(mailContacts.confirmedAt)})`;
