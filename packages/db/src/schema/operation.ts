import { REPORT_REASONS } from "@giftling/domain";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { families } from "./families.ts";

/** What visitors told about a family's page (rule: reported-pages). Nothing in it says who told it. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    /** The reported family. Its reports are deleted with it, and it never sees them. */
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text(),
    createdAt: createdAt(),
    /** When an operator was done with it; null while it waits. */
    resolvedAt: moment(),
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
 * What operators did by `pnpm operator` (rule: operator-actions). Rows outlive the family: when it is purged they lose its id
 * and the reason, so `details` holds nothing that tells whose it was.
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: id(),
    at: createdAt(),
    /** Who ran it: the name given, or the system's name of the account. */
    operator: text().notNull(),
    /** The subcommand, such as "take-down". */
    command: text().notNull(),
    /** Ids and values that say what it did to what, such as `{ plan: "premium" }`. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The family, if it was one's; null after its purge. */
    familyId: uuid(),
    /** The reason given; null for what changes nothing, and after a purge. */
    why: text(),
  },
  (t) => [
    check("operator_actions_operator", sql`char_length(${t.operator}) between 1 and 200`),
    check("operator_actions_why", sql`char_length(${t.why}) between 1 and 1000`),
    index("operator_actions_family").on(t.familyId, t.at),
  ],
);
