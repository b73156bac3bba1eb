import { type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Executor } from "./client.ts";

/** Maximum number of rows that one statement changes. The statement then finishes long before its timeout. */
export const ROWS_PER_BATCH = 1_000;

/** Returns the SQL condition that selects the next batch of a table's rows that match `condition`. */
export const buildBatchCondition = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`ctid in (select ctid from ${table} where ${condition} limit ${ROWS_PER_BATCH})`;

/**
 * Raises the statement timeout to five minutes until the transaction ends. Intended for statements that read a whole
 * table, or that delete all data of a family or a kid.
 */
export async function extendStatementTimeout(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '5min'`);
}

/**
 * Deletes the rows of a table that match a condition, in batches. Returns the number of deleted rows. Not atomic: after
 * a failure, the earlier batches remain deleted.
 */
export async function deleteInBatches(db: Executor, table: PgTable, condition: SQL | undefined) {
  let total = 0;
  for (;;) {
    const { count } = await db.delete(table).where(buildBatchCondition(table, condition));
    if (count === 0) return total;
    total += count;
  }
}

/**
 * Updates the rows of a table that match a condition, in batches. `values` must make the condition false. Not atomic:
 * after a failure, the earlier batches remain updated.
 */
export async function updateInBatches<Table extends PgTable>(
  db: Executor,
  table: Table,
  values: PgUpdateSetSource<Table>,
  condition: SQL | undefined,
): Promise<void> {
  for (;;) {
    const { count } = await db
      .update(table)
      .set(values)
      .where(buildBatchCondition(table, condition));
    if (count === 0) return;
  }
}
