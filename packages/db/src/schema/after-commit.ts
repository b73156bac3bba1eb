import { json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Families whose hub a committed gift changed, until `listenForHubChanges` publishes them (rule: hub-cache). Written by
 * triggers in transactions that set giftling.tells_after_commit. Unlogged: a crash of Postgres ends every listening
 * connection too.
 */
export const hubChanges = pgTable("hub_changes", { familyId: uuid().notNull() });

/**
 * Families with a new gift, until `queueGiftNotices` queues the parent's mail (rule: parent-mail). One row per gift,
 * without a key or a reference, so that gifts to one family never wait for each other.
 */
export const dueGiftNotices = pgTable("due_gift_notices", { familyId: uuid().notNull() });

/** Read by processes of the previous release and no longer written. Unlogged. Removed in the next release. */
export const jobRequests = pgTable("job_requests", {
  task: text().notNull(),
  payload: json().notNull(),
  key: text(),
  runAt: moment().notNull(),
});
