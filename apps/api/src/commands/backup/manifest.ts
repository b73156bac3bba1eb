import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { SavedRows } from "@giftling/db/backup/rows";
import { OperatorError } from "../command.ts";

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Description of a backup. The file is written last, so a folder without the file is an incomplete backup. */
export type BackupManifest = SavedRows & {
  madeAt: string;
  /** Version of Giftling that created the backup. Absent in backups from releases without a version number. */
  version?: string;
  /** SHA-256 of each file of table rows, by file name. Absent in backups from releases without a version number. */
  files?: Readonly<Record<string, string>>;
  /** SHA-256 of each picture in hexadecimal, by storage key. Null for a picture whose file is missing. */
  pictures: Readonly<Record<string, string | null>>;
};

export const MANIFEST_FILE = "manifest.json";

export const PICTURES_FOLDER = "pictures";

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), "utf8").catch(() => null);
  if (text === null)
    throw new OperatorError(`${folder} is no whole backup: it has no ${MANIFEST_FILE}.`);
  const manifest: BackupManifest = JSON.parse(text);
  return manifest;
}

/** Compares a backup's files with their checksums. Throws OperatorError with the names of missing and changed files. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!manifest.files) {
    throw new OperatorError(
      "This backup is of a version that stored no checksums of the rows' files. Try it with: giftling backup drill --from BACKUP",
    );
  }
  const sums = Object.entries(manifest.files);
  for (const [key, sum] of Object.entries(manifest.pictures)) {
    if (sum !== null) sums.push([path.join(PICTURES_FOLDER, key), sum]);
  }
  const problems: string[] = [];
  for (const [name, sum] of sums) {
    const found = await hashFile(path.join(folder, name)).catch((error) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (found !== sum) problems.push(`${name} is ${found === null ? "missing" : "changed"}`);
  }
  if (problems.length > 0) {
    throw new OperatorError(`Don't rely on this backup:\n${problems.join("\n")}`);
  }
  return manifest;
}
