import path from "node:path";
import { restoreRows } from "@giftling/db/backup/rows";
import type { BackupSource } from "./backup.ts";
import { type BackupManifest, PICTURES_FOLDER, readManifest } from "./manifest.ts";
import { restorePictures } from "./pictures.ts";

/** Numbers of a backup's tables, rows and pictures. `missing` is the number of pictures without a file. */
export type BackupSize = { tables: number; rows: number; pictures: number; missing: number };

/** Counts the tables, rows and pictures that a backup's manifest lists. */
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
 * backup. Throws DatabaseProblem or OperatorError if a table or picture differs, or if the database is not empty.
 */
export async function restoreBackup(
  { url, storage }: BackupSource,
  folder: string,
): Promise<BackupSize> {
  const manifest = await readManifest(folder);
  await restoreRows(url, folder, manifest);
  await restorePictures(storage, manifest.pictures, path.join(folder, PICTURES_FOLDER));
  return countBackup(manifest);
}
