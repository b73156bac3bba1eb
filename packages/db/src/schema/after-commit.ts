import { json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Families whose hub a process of the release before changed and has not published yet (rule: hub-cache). Unlogged. Removed in the
 * next release.
 */
export const hubChanges = pgTable("hub_changes", { familyId: uuid().notNull() });

/** Jobs that a process of the release before has not queued yet. Unlogged. Removed in the next release. */
export const jobRequests = pgTable("job_requests", {
  task: text().notNull(),
  payload: json().notNull(),
  key: text(),
  runAt: moment().notNull(),
});
