import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorageDriver } from "@giftling/api/services/storage/driver";
import postgres from "postgres";
import { copyTablesToFolder } from "./copy.ts";
import { readDatabaseFacts, readMigrations } from "./facts.ts";
import { type BackupManifest, MANIFEST_FILE } from "./manifest.ts";
import { dumpDatabase, requirePgDump } from "./pg-dump.ts";
import { savePictures } from "./pictures.ts";

/** Database of an installation, and the storage of its pictures. */
export type BackupSource = {
  url: string;
  /** Whether the database is the embedded database, which has no pg_dump. */
  isEmbedded: boolean;
  storage: StorageDriver;
};

/** Opens a single connection without a statement timeout. */
export const openConnection = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });

/**
 * Writes a backup into a new folder inside `parent` and returns the path of the new folder. The product can be running,
 * because all rows are read from one snapshot. The backup contains the pictures that the snapshot references.
 */
export async function createBackup(
  place: BackupSource,
  parent: string,
  now: Date,
): Promise<string> {
  const folder = join(parent, `giftling-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  const sql = openConnection(place.url);
  try {
    if (!place.isEmbedded) await requirePgDump(sql);
    await mkdir(parent, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
    const rows = await sql.begin("isolation level repeatable read read only", (tx) =>
      saveRows(tx, place, folder),
    );
    const pictures = await savePictures(place.storage, rows.keys, join(folder, "pictures"));
    const manifest: BackupManifest = { ...rows.facts, madeAt: now.toISOString(), pictures };
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 2), {
      mode: 0o600,
    });
    return folder;
  } finally {
    await sql.end();
  }
}

async function saveRows(
  tx: postgres.TransactionSql,
  { url, isEmbedded }: BackupSource,
  folder: string,
) {
  const tables = await readDatabaseFacts(tx);
  const migrations = await readMigrations(tx);
  const keys = await tx<{ key: string }[]>`select storage_key as key from pictures order by 1`;
  let sequences: BackupManifest["sequences"] = {};
  if (isEmbedded) sequences = await copyTablesToFolder(tx, folder);
  else {
    const [row] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`;
    await dumpDatabase(url, join(folder, "database.dump"), row?.id ?? "");
  }
  const kind: BackupManifest["kind"] = isEmbedded ? "copy" : "pg_dump";
  return { facts: { kind, migrations, tables, sequences }, keys: keys.map(({ key }) => key) };
}
