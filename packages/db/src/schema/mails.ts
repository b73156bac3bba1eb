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
import { createdAt, id, moment } from "./columns.ts";
import { mailContacts } from "./supporters.ts";

/**
 * The outbox (D21): one row a mail, written in the business transaction. It says whom and about what, by ids; the words are
 * made from the truth at the time of sending. A family or contact that goes takes its mail along.
 */
export const mails = pgTable(
  "mails",
  {
    /** Also its Message-ID, which a repeated delivery repeats. */
    id: id(),
    kind: text({
      enum: [
        "confirm-address",
        "new-update",
        "thank-you",
        "gift-recorded",
        "referral-reward",
        "trial-ending",
        "trial-ended",
        "payment-failed",
        "closing-warning",
        "purged",
      ],
    }).notNull(),
    /** The parent that it is for. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** The supporter's address that it is for. */
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    /** An address that no other row holds any more; the mail's row goes as soon as it is settled. */
    recipient: text(),
    /** Keyed hash of the canonical address: what the caps per recipient count by. */
    recipientHash: text().notNull(),
    /** What it is about, by ids; the shape belongs to the kind. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What must not be told twice, such as one update to one contact. */
    dedupeKey: text().unique(),
    /** `failed`: refused for good. `dead`: given up after a day of tries. `dropped`: no longer true when it was due. */
    status: text({ enum: ["queued", "sent", "failed", "dead", "dropped"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Code of the last problem, such as "550" or "ETIMEDOUT"; never the other server's words. */
    problem: text(),
    createdAt: createdAt(),
    /** The day of tries counts from here: when it was queued, or an operator queued it again. */
    queuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** Until then one process has it; later it may be taken from one that died. */
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
