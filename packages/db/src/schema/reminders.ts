import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { idColumn, momentColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { mailContacts } from "./supporters.ts";

/**
 * Latest reminder of each recipient for each kid's birthday or second day. A process must write the row before queuing
 * the mail, so that only one of several concurrent processes queues the mail. The mails are deleted after 90 days, but
 * the rows remain (rule: reminders).
 */
export const reminders = pgTable(
  "reminders",
  {
    id: idColumn(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    day: text({ enum: ["birthday", "second-day"] }).notNull(),
    contactId: uuid().references(() => mailContacts.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    remindedAt: momentColumn().notNull(),
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
