import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { migrateDatabase } from "../migrate.ts";
import { DatabaseError } from "../postgres/postgres-process.ts";
import { listForeignKeys, listSequences, listTables, readMigrations } from "./facts.ts";

const getCopyFile = (folder: string, table: string) => path.join(folder, `${table}.copy`);

/**
 * Copies the rows of all tables from the transaction's snapshot into files. Returns the last value of each sequence.
 * Does not copy table definitions, because migrations create the tables. Requires no PostgreSQL programs.
 */
export async function copyTablesToFolder(tx: postgres.TransactionSql, folder: string) {
  for (const table of await listTables(tx)) {
    const rows = await tx.unsafe(`copy ${table} to stdout`).readable();
    await pipeline(rows, createWriteStream(getCopyFile(folder, table), { mode: 0o600 }));
  }
  return listSequences(tx);
}

/**
 * Migrates an empty database and restores the files of `copyTablesToFolder` in one transaction. Drops and recreates the
 * foreign keys, which checks the restored rows. The database role must own the tables, but need not be a superuser.
 *
 * @throws DatabaseError if the backup contains other migrations.
 */
export async function copyTablesFromFolder(
  sql: postgres.Sql,
  url: string,
  {
    folder,
    migrations,
    sequences,
  }: {
    folder: string;
    migrations: readonly string[];
    sequences: Readonly<Record<string, string | null>>;
  },
): Promise<void> {
  await migrateDatabase(url);
  const here = await readMigrations(sql);
  if (JSON.stringify(here) !== JSON.stringify(migrations)) {
    throw new DatabaseError(
      `This backup is of a database with ${migrations.length} migrations, and this version has ${here.length}. Restore it with the version that made it, then start this one.`,
    );
  }
  await sql.begin(async (tx) => {
    const tables = await listTables(tx);
    const foreignKeys = await listForeignKeys(tx);
    for (const { table, name } of foreignKeys) {
      await tx.unsafe(`alter table ${table} drop constraint ${name}`);
    }
    for (const table of tables) await tx.unsafe(`alter table ${table} disable trigger user`);
    await tx.unsafe(`truncate ${tables.join(", ")}`);
    for (const table of tables) {
      const rows = await tx.unsafe(`copy ${table} from stdin`).writable();
      await pipeline(createReadStream(getCopyFile(folder, table)), rows);
    }
    for (const table of tables) await tx.unsafe(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of foreignKeys) {
      await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const [name, last] of Object.entries(sequences)) {
      if (last !== null) await tx`select setval(${name}::regclass, ${last}::bigint)`;
    }
  });
}
