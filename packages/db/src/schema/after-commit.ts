import { json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { momentColumn } from "./columns.ts";

/**
 * Families whose hub a committed gift changed, until `listenForHubChanges` publishes the changes. Triggers write the rows
 * in transactions that set giftling.tells_after_commit. The table is unlogged, because a crash of Postgres also ends every
 * listening connection (rule: hub-cache).
 */
export const hubChanges = pgTable("hub_changes", { familyId: uuid().notNull() });

/**
 * Families with a new gift, until `queueDueGiftNotices` queues the parent's mail. The table has one row per gift, without a
 * key or a reference, so that gifts to one family never wait for each other (rule: parent-mail).
 */
export const dueGiftNotices = pgTable("due_gift_notices", { familyId: uuid().notNull() });

/**
 * Job requests that only processes of the previous release read. They are no longer written. Unlogged. Removed in the next
 * release.
 */
export const jobRequests = pgTable("job_requests", {
  task: text().notNull(),
  payload: json().notNull(),
  key: text(),
  runAt: momentColumn().notNull(),
});
