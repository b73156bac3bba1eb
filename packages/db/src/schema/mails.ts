import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import {
  cascadingIdColumn,
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  timestampColumn,
} from "./columns.ts";
import { kids } from "./kids.ts";
import { mailContacts } from "./supporters.ts";

/**
 * Outbox with one row per mail, written in the transaction that causes the mail. A row contains the ID of the
 * recipient, and the IDs of the records that the mail is about. The mail's text is composed when the mail is sent.
 * Deleting a parent or contact deletes their mails (rule: mail-outbox).
 */
export const mails = pgTable(
  "mails",
  {
    /** ID of the mail. The Message-ID contains the ID, so that all attempts have the same Message-ID. */
    id: idColumn(),
    /** Name of the mail's kind in the API's mail registry. */
    kind: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    /**
     * E-mail address of a recipient who is neither a parent nor a contact. Null for other recipients. A mail with an
     * address is deleted after it is sent or dropped.
     */
    recipient: text(),
    /** Keyed hash of the canonical e-mail address, used by rate limits. */
    recipientHash: text().notNull(),
    /**
     * Language of the mail, if known when the mail is queued. Null if the recipient's language at the time of sending
     * applies (rule: languages).
     */
    language: languageColumn(),
    /** Data from which the mail's text is composed. Records are referenced by ID. The shape depends on `kind`. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * Data of the latest push notification about the same event as the mail. Null if no notification was sent (rule:
     * web-push).
     */
    pushedFacts: jsonb().$type<Record<string, unknown>>(),
    /** Key that prevents duplicates, such as two mails about one update to one contact. */
    dedupeKey: text().unique(),
    /**
     * Status of the mail. `failed` means a permanent rejection. `dead` means that the mail was not delivered within a
     * day. `dropped` means that the mail was obsolete when due.
     */
    status: text({ enum: ["queued", "sent", "failed", "dead", "dropped"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Code of the last delivery failure, such as "550" or "ETIMEDOUT", without the mail server's message. */
    problem: text(),
    createdAt: createdAtColumn(),
    /** Time at which the mail was queued, or last requeued by an operator. Delivery is retried for 24 hours. */
    queuedAt: timestampColumn().notNull(),
    dueAt: timestampColumn().notNull(),
    /** End of the mail's lease, after which another process can claim the mail. */
    leasedUntil: timestampColumn(),
    settledAt: timestampColumn(),
  },
  (t) => [
    check("mails_to_somebody", sql`num_nonnulls(${t.userId}, ${t.contactId}, ${t.recipient}) = 1`),
    check("mails_recipient_hash", sql`${t.recipientHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "mails_status",
      sql`${t.status} in ('queued', 'sent', 'failed', 'dead', 'dropped') and (${t.status} = 'queued') = (${t.settledAt} is null)`,
    ),
    createLanguageCheck("mails", t.language),
    check("mails_problem", sql`char_length(${t.problem}) <= 40`),
    uniqueIndex("mails_one_gift_mail_waits")
      .on(t.userId)
      .where(sql`${t.status} = 'queued' and ${t.kind} = 'gift-recorded'`),
    index("mails_due").on(t.dueAt).where(sql`${t.status} = 'queued'`),
    index("mails_recipient").on(t.recipientHash, t.settledAt),
    index("mails_user").on(t.userId, t.kind),
    index("mails_contact").on(t.contactId),
    index("mails_settled").on(t.settledAt),
  ],
);

/**
 * Latest reminder of each recipient for each kid's birthday or second day. The row is written before the mail is
 * queued, so that only one of several concurrent processes queues the mail. The rows remain after the mails are deleted
 * (rule: reminders).
 */
export const reminders = pgTable(
  "reminders",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    day: text({ enum: ["birthday", "second-day"] }).notNull(),
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    remindedAt: timestampColumn().notNull(),
  },
  (t) => [
    unique("reminders_one_per_contact").on(t.kidId, t.day, t.contactId),
    unique("reminders_one_per_parent").on(t.kidId, t.day, t.userId),
    check("reminders_day", sql`${t.day} in ('birthday', 'second-day')`),
    check("reminders_to_somebody", sql`num_nonnulls(${t.contactId}, ${t.userId}) = 1`),
    index("reminders_contact").on(t.contactId),
    index("reminders_user").on(t.userId),
  ],
);
