import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SavedRows } from "@giftling/db/backup/rows";
import { OperatorError } from "../command.ts";

/**
 * Description of a backup. The description is written last, so a folder without a description is an incomplete backup.
 */
export type BackupManifest = SavedRows & {
  madeAt: string;
  /** Version of Giftling that made the backup. Missing in backups of versions without a number. */
  version?: string;
  /** SHA-256 of each file with rows, by its name. Missing in backups of versions without a number. */
  files?: Readonly<Record<string, string>>;
  /**
   * SHA-256 of each picture's file in hexadecimal, by the picture's storage key. Null for a picture whose file is
   * missing.
   */
  pictures: Readonly<Record<string, string | null>>;
};

export const MANIFEST_FILE = "manifest.json";

/** Name of a backup's folder with the pictures. */
export const PICTURES_FOLDER = "pictures";

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), "utf8").catch(() => null);
  if (text === null)
    throw new OperatorError(`${folder} is no whole backup: it has no ${MANIFEST_FILE}.`);
  const manifest: BackupManifest = JSON.parse(text);
  return manifest;
}
