import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, id, languageCheck, languageCode, moment } from "./columns.ts";
import { mailContacts } from "./supporters.ts";

/**
 * The outbox: one row per mail, written in the business transaction (rule: mail-outbox). It names recipient and facts by
 * ids; the text is written when the mail is sent. Deleting a family or contact deletes its mail.
 */
export const mails = pgTable(
  "mails",
  {
    /** Also its Message-ID, the same in every attempt. */
    id: id(),
    /** A name of the api's registry of mails. */
    kind: text().notNull(),
    /** The parent that the mail is for: a person, whose family is found by `family_members`. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** The supporter's contact that the mail is for. */
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    /** An address that no other row holds; the row is deleted once the mail is settled. */
    recipient: text(),
    /** Keyed hash of the canonical address, by which the limits per recipient count. */
    recipientHash: text().notNull(),
    /** What it is in when that is known as it is queued; null: what its receiver reads, found as it leaves (rule: languages). */
    language: languageCode(),
    /** What the mail is about, by ids; the shape depends on the kind. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Unique key of what must not be sent twice, such as one update to one contact. */
    dedupeKey: text().unique(),
    /**
     * `failed`: refused for good. `dead`: given up after a day of attempts. `dropped`: no longer wanted when it was due.
     */
    status: text({ enum: ["queued", "sent", "failed", "dead", "dropped"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Code of the last problem, such as "550" or "ETIMEDOUT"; never the other server's text. */
    problem: text(),
    createdAt: createdAt(),
    /** Start of the day of attempts: when it was queued, or queued again by an operator. */
    queuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** Until then one process has the mail; afterwards another may take it. */
    leasedUntil: moment(),
    settledAt: moment(),
  },
  (t) => [
    check("mails_to_somebody", sql`num_nonnulls(${t.userId}, ${t.contactId}, ${t.recipient}) = 1`),
    check("mails_recipient_hash", sql`${t.recipientHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "mails_status",
      sql`${t.status} in ('queued', 'sent', 'failed', 'dead', 'dropped') and (${t.status} = 'queued') = (${t.settledAt} is null)`,
    ),
    languageCheck("mails", t.language),
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
