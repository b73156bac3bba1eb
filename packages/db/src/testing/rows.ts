import { eq } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Executor } from "../client.ts";

type TableWithId = PgTable & { id: PgColumn };

/** Updates the row with the given ID. Throws if the row does not exist. */
export async function updateRow<Table extends TableWithId>(
  db: Executor,
  table: Table,
  id: string,
  values: PgUpdateSetSource<Table>,
): Promise<void> {
  const { count } = await db.update(table).set(values).where(eq(table.id, id));
  if (count !== 1) throw new Error(`No row has the id ${id}`);
}

/** Deletes the row with the given ID. Throws if the row does not exist. */
export async function deleteRow(db: Executor, table: TableWithId, id: string): Promise<void> {
  const { count } = await db.delete(table).where(eq(table.id, id));
  if (count !== 1) throw new Error(`No row has the id ${id}`);
}
