import { sql } from "drizzle-orm";
import type { Executor } from "../client.ts";

/** Renames a table, so that statements that use the table fail. Returns a function that restores the name. */
export async function hideTable(
  db: Executor,
  table: string,
  schema = "public",
): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    await db.execute(
      sql`alter table ${sql.identifier(schema)}.${sql.identifier(from)} rename to ${sql.identifier(to)}`,
    );
  };
  await rename(table, `hidden_${table}`);
  return () => rename(`hidden_${table}`, table);
}
