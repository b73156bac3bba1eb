import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { migrateDatabase } from "@giftling/db/migrate";
import type postgres from "postgres";
import { OperatorError } from "../operator/command.ts";
import { listSequences, listTables, readMigrations } from "./facts.ts";
import type { BackupManifest } from "./manifest.ts";

/**
 * Copies the rows of all tables from the transaction's snapshot into files. Returns the last value of each sequence.
 * Table definitions are not copied, because migrations create the tables. Backs up the embedded database, which has no
 * pg_dump.
 */
export async function copyTablesToFolder(tx: postgres.TransactionSql, folder: string) {
  for (const table of await listTables(tx)) {
    const rows = await tx.unsafe(`copy ${table} to stdout`).readable();
    await pipeline(rows, createWriteStream(join(folder, `${table}.copy`), { mode: 0o600 }));
  }
  return listSequences(tx);
}

/**
 * Migrates an empty database and restores the files of `copyTablesToFolder` in one transaction. Throws OperatorError if
 * the backup contains other migrations. `sql` must have a single connection as a superuser.
 */
export async function copyTablesFromFolder(
  sql: postgres.Sql,
  url: string,
  {
    folder,
    migrations,
    sequences,
  }: Pick<BackupManifest, "migrations" | "sequences"> & { folder: string },
): Promise<void> {
  await migrateDatabase(url);
  const here = await readMigrations(sql);
  if (JSON.stringify(here) !== JSON.stringify(migrations)) {
    throw new OperatorError(
      `This backup is of a database with ${migrations.length} migrations, and this version has ${here.length}. Restore it with the version that made it, then start this one.`,
    );
  }
  await sql.begin(async (tx) => {
    // Disables triggers and foreign keys, which the restored rows already satisfy.
    await tx`set local session_replication_role = replica`;
    const tables = await listTables(tx);
    await tx.unsafe(`truncate ${tables.join(", ")}`);
    for (const table of tables) {
      const rows = await tx.unsafe(`copy ${table} from stdin`).writable();
      await pipeline(createReadStream(join(folder, `${table}.copy`)), rows);
    }
    for (const [name, last] of Object.entries(sequences)) {
      if (last !== null) await tx`select setval(${name}::regclass, ${last}::bigint)`;
    }
  });
}
