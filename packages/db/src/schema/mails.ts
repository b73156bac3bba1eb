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
 * The outbox: one row per mail, written in the business transaction. It references recipient and facts by id; the text is
 * composed when the mail is sent. Deleting a family or contact deletes its mail (rule: mail-outbox).
 */
export const mails = pgTable(
  "mails",
  {
    /** Also the Message-ID, the same in every attempt. */
    id: id(),
    /** Name of a mail kind in the API's registry. */
    kind: text().notNull(),
    /** Parent who receives the mail: a person, whose family is found through `family_members`. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Contact who receives the mail. */
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    /** An e-mail address stored in no other row. The row is deleted once the mail is settled. */
    recipient: text(),
    /** Keyed hash of the canonical address, which limits count by. */
    recipientHash: text().notNull(),
    /** Language known when the mail is queued. Null means the recipient's language at the time of sending (rule: languages). */
    language: languageCode(),
    /** Facts of the mail, by ids. The shape depends on the kind. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Unique key of a mail that must not be sent twice, such as one update to one contact. */
    dedupeKey: text().unique(),
    /** `failed`: refused permanently. `dead`: given up after a day of attempts. `dropped`: no longer wanted when due. */
    status: text({ enum: ["queued", "sent", "failed", "dead", "dropped"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Code of the last problem, such as "550" or "ETIMEDOUT", never the other server's text. */
    problem: text(),
    createdAt: createdAt(),
    /** Start of the day of attempts: when it was queued, or queued again by an operator. */
    queuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** End of a process's lease. Afterwards another process can claim the mail. */
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
