import { json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Families whose hub shows something else since a gift was committed, until the API's processes were told (rule: hub-cache).
 * Triggers insert, `tellOthers` deletes. Unlogged, because after a crash of Postgres every process has lost its listening
 * connection and forgotten all hubs. Without a key, because two gifts to one family must not wait for each other.
 */
export const hubChanges = pgTable("hub_changes", { familyId: uuid().notNull() });

/**
 * Jobs of committed gifts until they are in the queue. Gifts insert, `tellOthers` deletes. Unlogged as well: after a crash of
 * Postgres the mail that such a job sends still waits in `mails`, and is rescued as one whose job died (rule: mail-outbox).
 */
export const jobRequests = pgTable("job_requests", {
  task: text().notNull(),
  payload: json().notNull(),
  key: text(),
  runAt: moment().notNull(),
});
