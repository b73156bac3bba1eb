import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { migrateDatabase } from "../migrate.ts";
import { DatabaseError } from "../postgres/postgres-process.ts";
import {
  type DatabaseFacts,
  listForeignKeys,
  listSequences,
  listTables,
  readDatabaseFacts,
  readMigrations,
} from "./facts.ts";
import { assertPgDumpUsable, dumpDatabase, restoreDump } from "./pg-dump.ts";

/** Format of a backup's rows: one COPY file for each table, or a single pg_dump archive. */
export type BackupFormat = "copy" | "pg_dump";

export type BackupRowsManifest = {
  kind: BackupFormat;
  /** Hashes of the applied migrations, oldest first. */
  migrations: readonly string[];
  tables: DatabaseFacts;
  /** Last value of each sequence. Empty unless the format is "copy". */
  sequences: Readonly<Record<string, string | null>>;
};

const DUMP_FILE = "database.dump";

/** Opens a single connection without a statement timeout. */
const openConnection = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });

/**
 * Writes all rows of a database into the folder that `createFolder` creates. The product can be running, because all
 * rows come from one snapshot. Returns a description of the rows, and the storage keys of the pictures in the snapshot.
 *
 * @throws DatabaseError if pg_dump is required, and is missing or too old. `createFolder` is then not called.
 */
export async function writeBackupRows(
  url: string,
  kind: BackupFormat,
  createFolder: () => Promise<string>,
): Promise<{ rows: BackupRowsManifest; pictureKeys: string[] }> {
  const sql = openConnection(url);
  try {
    if (kind === "pg_dump") await assertPgDumpUsable(sql);
    const folder = await createFolder();
    return await sql.begin("isolation level repeatable read read only", async (tx) => {
      const tables = await readDatabaseFacts(tx);
      const migrations = await readMigrations(tx);
      const keys = await tx<{ key: string }[]>`select storage_key as key from pictures order by 1`;
      let sequences: BackupRowsManifest["sequences"] = {};
      if (kind === "copy") sequences = await copyTablesToFolder(tx, folder);
      else {
        const [row] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`;
        await dumpDatabase(url, path.join(folder, DUMP_FILE), row?.id ?? "");
      }
      return {
        rows: { kind, migrations, tables, sequences },
        pictureKeys: keys.map(({ key }) => key),
      };
    });
  } finally {
    await sql.end();
  }
}

/**
 * Restores the rows of a backup into an empty database, and compares each restored table with the backup's checksums.
 *
 * @throws DatabaseError if a table differs, the database is not empty, or the restored tables would belong to a
 * superuser.
 */
export async function restoreBackupRows(
  url: string,
  folder: string,
  saved: BackupRowsManifest,
): Promise<void> {
  const sql = openConnection(url);
  try {
    await requireOwner(sql);
    await requireEmpty(sql, saved.kind);
    if (saved.kind === "copy") await copyTablesFromFolder(sql, url, folder, saved);
    else await restoreDump(url, path.join(folder, DUMP_FILE));
    const different = listDifferences(saved.tables, await readDatabaseFacts(sql));
    if (different.length > 0) {
      throw new DatabaseError(
        `Not as they were: ${different.join(", ")}. Don't use this database.`,
      );
    }
  } finally {
    await sql.end();
  }
}

/**
 * Throws DatabaseError for a superuser who does not own the database, because the API could not read the restored
 * tables.
 */
async function requireOwner(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ role: string; owner: string; isForeign: boolean }[]>`
    select current_user as role, pg_get_userbyid(datdba) as owner,
      rolsuper and datdba <> r.oid as "isForeign"
    from pg_database, pg_roles r
    where datname = current_database() and rolname = current_user`;
  if (!row?.isForeign) return;
  throw new DatabaseError(
    `The restored tables would belong to the superuser ${row.role}. Restore with the role that the API uses, such as ${row.owner}, which owns this database.`,
  );
}

async function requireEmpty(sql: postgres.Sql, kind: BackupFormat): Promise<void> {
  const [there] = await sql`select to_regclass('public.families') as families`;
  if (there?.families === null) return;
  if (kind === "pg_dump") {
    throw new DatabaseError("That database has tables already. Create an empty one.");
  }
  const [family] = await sql`select 1 from families limit 1`;
  if (family) {
    throw new DatabaseError("That database has families already. Restore into an empty one.");
  }
}

/**
 * Returns the names of tables whose row count or checksum differs. Includes tables that exist only in the backup or
 * only in the database.
 */
function listDifferences(saved: DatabaseFacts, found: DatabaseFacts): string[] {
  const names = new Set([...Object.keys(saved), ...Object.keys(found)]);
  return [...names].filter(
    (name) => saved[name]?.rows !== found[name]?.rows || saved[name]?.sum !== found[name]?.sum,
  );
}

const getCopyFile = (folder: string, table: string) => path.join(folder, `${table}.copy`);

/**
 * Copies the rows of all tables from the transaction's snapshot into files. Returns the last value of each sequence.
 * Does not copy table definitions, because migrations create the tables. Requires no PostgreSQL programs.
 */
async function copyTablesToFolder(tx: postgres.TransactionSql, folder: string) {
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
async function copyTablesFromFolder(
  sql: postgres.Sql,
  url: string,
  folder: string,
  { migrations, sequences }: BackupRowsManifest,
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
