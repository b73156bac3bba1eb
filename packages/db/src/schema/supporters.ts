import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  cascadingIdColumn,
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  timestampColumn,
} from "./columns.ts";
import { families } from "./families.ts";
import { kids } from "./kids.ts";

/**
 * People that a parent merged, renamed or wrote a note about. A giver or follower without a row has exactly one contact
 * or one gift (rule: people).
 */
export const people = pgTable(
  "people",
  {
    id: idColumn(),
    familyId: cascadingIdColumn(() => families.id),
    name: text().notNull(),
    note: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("people_name", sql`char_length(${t.name}) between 1 and 80`),
    check("people_note", sql`char_length(${t.note}) between 1 and 1000`),
    index("people_family").on(t.familyId),
  ],
);

/**
 * E-mail addresses to which a family may send mail. An address is confirmed once for all kids of the family
 * (rule: email-confirmation).
 */
export const mailContacts = pgTable(
  "mail_contacts",
  {
    id: idColumn(),
    familyId: cascadingIdColumn(() => families.id),
    email: text().notNull(),
    /**
     * Canonical form of the e-mail address (`canonicalizeEmail`), so that different spellings belong to one contact.
     */
    canonicalEmail: text().notNull(),
    /**
     * Language of mail to the contact, from the page on which the e-mail address was entered. Null if the family's
     * language applies (rule: languages).
     */
    language: languageColumn(),
    confirmationTokenHash: text().unique(),
    confirmationSentAt: timestampColumn(),
    confirmedAt: timestampColumn(),
    unsubscribedAt: timestampColumn(),
    /** Person with this e-mail address. Null if `people` has no row for the person (rule: people). */
    personId: uuid().references(() => people.id, { onDelete: "set null" }),
    /** Time at which a parent added the address to a person. Null for an address entered only by a supporter. */
    addedAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    unique("mail_contacts_once_per_family").on(t.familyId, t.canonicalEmail),
    // Index for the contacts of one e-mail address at all families (rule: my-gifts).
    index("mail_contacts_address").on(t.canonicalEmail),
    index("mail_contacts_person").on(t.personId),
    check("mail_contacts_email", sql`char_length(${t.email}) <= 254`),
    check("mail_contacts_token", sql`${t.confirmationTokenHash} ~ '^[0-9a-f]{64}$'`),
    createLanguageCheck("mail_contacts", t.language),
  ],
);

/**
 * Keyed hashes of e-mail addresses that get no supporter mail. The hashes remain after a family is deleted
 * (rule: refused-addresses).
 */
export const refusedAddresses = pgTable("refused_addresses", {
  recipientHash: text().primaryKey(),
  createdAt: createdAtColumn(),
});

/** Subscriptions to a kid's updates, reminders or digests (rule: email-capture). */
export const supporters = pgTable(
  "supporters",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    contactId: cascadingIdColumn(() => mailContacts.id),
    name: text().notNull(),
    wantsUpdates: boolean().notNull(),
    /** Whether the contact subscribed to reminders of the kid's birthday and second day (rule: reminders). */
    remindsBirthday: boolean().notNull().default(false),
    /** Whether the contact subscribed to the weekly mail with the kid's new wishes (rule: wish-digest). */
    wantsDigest: boolean().notNull().default(false),
    /**
     * Time at which the contact unsubscribed from updates. A later sign-up requires a confirmation (rule: unsubscribe).
     */
    newsEndedAt: timestampColumn(),
    remindersEndedAt: timestampColumn(),
    digestEndedAt: timestampColumn(),
    contributionType: text({ enum: ["wishlist", "529", "esa", "contribution", "other"] }),
    contributionAmountCents: integer(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    unique("supporters_once_per_kid").on(t.kidId, t.contactId),
    check("supporters_name", sql`char_length(${t.name}) between 1 and 80`),
    check("supporters_amount", sql`${t.contributionAmountCents} between 1 and 10000000`),
    index("supporters_contact").on(t.contactId),
  ],
);
