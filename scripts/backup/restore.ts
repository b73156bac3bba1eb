import { join } from "node:path";
import type postgres from "postgres";
import { OperatorError } from "../operator/command.ts";
import { type BackupSource, openConnection } from "./backup.ts";
import { copyTablesFromFolder } from "./copy.ts";
import { type DatabaseFacts, readDatabaseFacts } from "./facts.ts";
import { type BackupManifest, readManifest } from "./manifest.ts";
import { restoreDump } from "./pg-dump.ts";
import { restorePictures } from "./pictures.ts";

/** Numbers of restored tables, rows and pictures. `missing` contains the storage keys of pictures without a file. */
export type RestoreResult = { tables: number; rows: number; pictures: number; missing: string[] };

/**
 * Restores a backup into an empty database and picture storage. Compares each restored table and picture with the
 * backup. Throws OperatorError if a table or picture differs, or if the database is not empty.
 */
export async function restoreBackup(
  place: Omit<BackupSource, "isEmbedded">,
  folder: string,
): Promise<RestoreResult> {
  const manifest = await readManifest(folder);
  const sql = openConnection(place.url);
  try {
    await requireEmpty(sql, manifest.kind);
    if (manifest.kind === "copy")
      await copyTablesFromFolder(sql, place.url, { ...manifest, folder });
    else await restoreDump(place.url, join(folder, "database.dump"));
    const different = differences(manifest.tables, await readDatabaseFacts(sql));
    if (different.length > 0) {
      throw new OperatorError(
        `Not as they were: ${different.join(", ")}. Don't use this database.`,
      );
    }
  } finally {
    await sql.end();
  }
  const pictures = await restorePictures(
    place.storage,
    manifest.pictures,
    join(folder, "pictures"),
  );
  const counts = Object.values(manifest.tables).map(({ rows }) => rows);
  return {
    tables: counts.length,
    rows: counts.reduce((sum, rows) => sum + rows, 0),
    pictures,
    missing: Object.keys(manifest.pictures).filter((key) => manifest.pictures[key] === null),
  };
}

async function requireEmpty(sql: postgres.Sql, kind: BackupManifest["kind"]): Promise<void> {
  const [there] = await sql`select to_regclass('public.families') as families`;
  if (there?.families === null) return;
  if (kind === "pg_dump")
    throw new OperatorError("That database has tables already. Create an empty one.");
  const [family] = await sql`select 1 from families limit 1`;
  if (family)
    throw new OperatorError("That database has families already. Restore into an empty one.");
}

/**
 * Returns the names of tables whose facts differ, including tables that exist only in the backup or only in the
 * database.
 */
function differences(saved: DatabaseFacts, found: DatabaseFacts): string[] {
  const names = new Set([...Object.keys(saved), ...Object.keys(found)]);
  return [...names].filter(
    (name) => saved[name]?.rows !== found[name]?.rows || saved[name]?.sum !== found[name]?.sum,
  );
}
