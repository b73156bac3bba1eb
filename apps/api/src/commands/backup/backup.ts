import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BackupFormat, restoreRows, saveRows } from "@giftling/db/backup/rows";
import { version } from "../../core/version.ts";
import type { StorageDriver } from "../../services/storage/driver.ts";
import {
  type BackupManifest,
  hashFile,
  MANIFEST_FILE,
  PICTURES_FOLDER,
  readManifest,
} from "./manifest.ts";
import { restorePictures, savePictures } from "./pictures.ts";

/** Database of an installation, and the storage of its pictures. */
export type BackupSource = { url: string; storage: StorageDriver };

/**
 * Writes a backup into a new folder inside `parent` and returns the path of the new folder. The product can be running.
 * The backup contains the pictures that the rows reference.
 */
export async function createBackup(
  { url, storage }: BackupSource,
  { parent, format, now }: { parent: string; format: BackupFormat; now: Date },
): Promise<string> {
  const madeAt = now.toISOString();
  const folder = path.join(parent, `giftling-${madeAt.slice(0, 19).replaceAll(":", "-")}Z`);
  const { rows, pictureKeys } = await saveRows(url, format, async () => {
    await mkdir(parent, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
    return folder;
  });
  const files: Record<string, string> = {};
  for (const name of await readdir(folder)) files[name] = await hashFile(path.join(folder, name));
  const pictures = await savePictures(storage, pictureKeys, path.join(folder, PICTURES_FOLDER));
  const manifest: BackupManifest = { ...rows, madeAt, version, files, pictures };
  const text = JSON.stringify(manifest, null, 2);
  await writeFile(path.join(folder, MANIFEST_FILE), text, { mode: 0o600 });
  return folder;
}

/** Counts of a backup's tables, rows and pictures. `missing` is the number of pictures without a file. */
export type BackupSize = { tables: number; rows: number; pictures: number; missing: number };

export function countBackup({ tables, pictures }: BackupManifest): BackupSize {
  const counts = Object.values(tables).map(({ rows }) => rows);
  const sums = Object.values(pictures);
  const missing = sums.filter((sum) => sum === null).length;
  return {
    tables: counts.length,
    rows: counts.reduce((sum, rows) => sum + rows, 0),
    pictures: sums.length - missing,
    missing,
  };
}

/**
 * Restores a backup into an empty database and picture storage. Compares each restored table and picture with the
 * backup. Throws DatabaseError or OperatorError if a table or picture differs, or if the database is not empty.
 */
export async function restoreBackup({ url, storage }: BackupSource, folder: string) {
  const manifest = await readManifest(folder);
  await restoreRows(url, folder, manifest);
  await restorePictures(storage, manifest.pictures, path.join(folder, PICTURES_FOLDER));
  return countBackup(manifest);
}
