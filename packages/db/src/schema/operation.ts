import { REPORT_REASONS } from "@giftling/domain";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Visitors' reports about a family's page, without data of the reporter (rule: reported-pages). */
export const reports = pgTable(
  "reports",
  {
    id: idColumn(),
    /** Family that was reported. The family's members never see the report. */
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text(),
    createdAt: createdAtColumn(),
    /** Time at which an operator resolved the report. Null while the report is open. */
    resolvedAt: timestampColumn(),
  },
  (t) => [
    check(
      "reports_reason",
      sql`${t.reason} in ('privacy', 'hurtful', 'misleading', 'unlawful', 'other')`,
    ),
    check("reports_text", sql`char_length(${t.text}) between 1 and 1000`),
    index("reports_family").on(t.familyId),
    index("reports_open").on(t.createdAt).where(sql`${t.resolvedAt} is null`),
  ],
);

/**
 * Actions taken with `giftling operator`. The purge of a family deletes the family's ID and the reason, but not the
 * row. `details` must therefore not identify the family (rule: operator-actions).
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: idColumn(),
    at: createdAtColumn(),
    /** Name that the operator entered, or the name of the system account. */
    operator: text().notNull(),
    /** Subcommand of `giftling operator`, such as "take-down". */
    command: text().notNull(),
    /** IDs and values that the operator entered or changed, such as `{ plan: "premium" }`. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Family that the action affected. Null for an action without a family, and after the purge. */
    familyId: uuid(),
    /** Reason that the operator entered. Null for read-only commands, and after the purge. */
    why: text(),
  },
  (t) => [
    check("operator_actions_operator", sql`char_length(${t.operator}) between 1 and 200`),
    check("operator_actions_why", sql`char_length(${t.why}) between 1 and 1000`),
    index("operator_actions_family").on(t.familyId, t.at),
  ],
);

/** Responses stored under a client's Idempotency-Key (rule: idempotency-key). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Procedure and caller of the request with the idempotency key. */
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the request's input. A request with the same key and another input is rejected. */
    fingerprint: text().notNull(),
    /** Response as JSON, without secrets. Null while the first call runs. */
    answer: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_created_at").on(t.createdAt),
  ],
);

/**
 * Counts of a caller's requests in the current window. The column names are those of rate-limiter-flexible. The table
 * is unlogged, so that counting does not wait for the disk. A crash of Postgres deletes the rows.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /**
     * Name of the rate limit, followed by an account's ID, a shop's host, or a keyed hash of a network address. The
     * network address itself is never stored.
     */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestampColumn(),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);

/**
 * Families whose hub or dashboard changed. `listenForHubChanges` publishes and deletes the rows. Triggers write the
 * rows in transactions that set giftling.tells_after_commit. The table is unlogged, because a crash of Postgres also
 * ends every listening connection (rule: hub-cache).
 */
export const hubChanges = pgTable("hub_changes", { familyId: uuid().notNull() });

/**
 * Families with a new gift, one row per gift. `queueDueGiftNotices` deletes the rows and queues the mails about the
 * gifts. The table has no keys, so that concurrent gifts never wait for each other (rule: parent-mail).
 */
export const dueGiftNotices = pgTable("due_gift_notices", { familyId: uuid().notNull() });

/** Job requests that only the previous release reads. The next release removes the table. The table is unlogged. */
export const jobRequests = pgTable("job_requests", {
  task: text().notNull(),
  payload: json().notNull(),
  key: text(),
  runAt: timestampColumn().notNull(),
});
