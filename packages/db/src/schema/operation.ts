import { REPORT_REASONS } from "@giftling/domain";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, momentColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Visitors' reports about a family's page, without data of the reporter (rule: reported-pages). */
export const reports = pgTable(
  "reports",
  {
    id: idColumn(),
    /** Reported family. Its reports are deleted with the family and never shown to the family. */
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text(),
    createdAt: createdAtColumn(),
    /** Time at which an operator resolved the report. Null while the report is open. */
    resolvedAt: momentColumn(),
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
 * Actions that operators took with `pnpm operator`. Rows outlive the family. A purge removes the family's id and the
 * reason, so `details` must not identify the family (rule: operator-actions).
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: idColumn(),
    at: createdAtColumn(),
    /** Name given by the operator, or the system account's name. */
    operator: text().notNull(),
    /** Subcommand, such as "take-down". */
    command: text().notNull(),
    /** Ids and values of the action, such as `{ plan: "premium" }`. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Family of the action, if any. Null after the purge of the family. */
    familyId: uuid(),
    /** Reason of the action. Null for read-only commands and after a purge. */
    why: text(),
  },
  (t) => [
    check("operator_actions_operator", sql`char_length(${t.operator}) between 1 and 200`),
    check("operator_actions_why", sql`char_length(${t.why}) between 1 and 1000`),
    index("operator_actions_family").on(t.familyId, t.at),
  ],
);
