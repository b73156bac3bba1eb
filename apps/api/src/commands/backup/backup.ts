import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
  type BackupFormat,
  type BackupRowsManifest,
  restoreBackupRows,
  writeBackupRows,
} from "@giftling/db/backup/rows";
import { version } from "../../core/version.ts";
import type { StorageDriver } from "../../services/storage/driver.ts";
import { OperatorError } from "../command.ts";

/** Database of an installation, and the storage of its pictures. */
export type BackupSource = { url: string; storage: StorageDriver };

/** Writes a backup into a new folder inside `parent` and returns the folder's path. The product can be running. */
export async function createBackup(
  { url, storage }: BackupSource,
  { parent, format, now }: { parent: string; format: BackupFormat; now: Date },
): Promise<string> {
  const madeAt = now.toISOString();
  const folder = path.join(parent, `giftling-${madeAt.slice(0, 19).replaceAll(":", "-")}Z`);
  const { rows, pictureKeys } = await writeBackupRows(url, format, async () => {
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

/** Numbers of tables, rows and pictures in a backup. `missing` is the number of pictures without a file. */
export type BackupSize = { tables: number; rows: number; pictures: number; missing: number };

export function getBackupSize({ tables, pictures }: BackupManifest): BackupSize {
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

/** Restores a backup into an empty database and storage. Throws an error if the result differs from the backup. */
export async function restoreBackup({ url, storage }: BackupSource, folder: string) {
  const manifest = await readBackupManifest(folder);
  await restoreBackupRows(url, folder, manifest);
  await restorePictures(storage, manifest.pictures, path.join(folder, PICTURES_FOLDER));
  return getBackupSize(manifest);
}

/** Awaits a storage operation. Converts an error to an OperatorError, except the error for a full disk (ENOSPC). */
async function callStorage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = "code" in error ? String(error.code) : error.name;
    if (code === "ENOSPC") throw error;
    throw new OperatorError(`The pictures' storage fails (${code}). Check STORAGE_DIR or S3_*.`);
  }
}

/** Returns the content of a stored picture, or null for a picture without a file. */
async function read(storage: StorageDriver, key: string): Promise<Buffer | null> {
  const found = await callStorage(storage.get(key));
  return found && callStorage(buffer(found.content));
}

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/**
 * Copies pictures to a folder, but not their JPEGs. Returns each picture's SHA-256 by storage key, or null for a
 * missing file.
 */
async function savePictures(
  storage: StorageDriver,
  keys: readonly string[],
  folder: string,
): Promise<Record<string, string | null>> {
  await mkdir(folder, { mode: 0o700 });
  const sums: Record<string, string | null> = {};
  for (const key of keys) {
    const content = await read(storage, key);
    if (content) await writeFile(path.join(folder, key), content, { mode: 0o600 });
    sums[key] = content ? sha256(content) : null;
  }
  return sums;
}

/** Writes pictures into a storage and reads each back. Throws OperatorError if a picture differs from its checksum. */
async function restorePictures(
  storage: StorageDriver,
  sums: Readonly<Record<string, string | null>>,
  folder: string,
): Promise<void> {
  for (const [key, sum] of Object.entries(sums)) {
    if (sum === null) continue;
    await callStorage(storage.put(key, await readFile(path.join(folder, key)), "image/webp"));
    const stored = await read(storage, key);
    if (!stored || sha256(stored) !== sum) {
      throw new OperatorError(`The picture ${key} is not as it was.`);
    }
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Manifest of a backup. The manifest is written last, so a folder without a manifest is an incomplete backup. */
type BackupManifest = BackupRowsManifest & {
  madeAt: string;
  /** Version of Giftling that created the backup. Absent in backups from releases without a version number. */
  version?: string;
  /** SHA-256 of each file of table rows, by file name. Absent in backups from releases without a version number. */
  files?: Readonly<Record<string, string>>;
  /** SHA-256 of each picture in hexadecimal, by storage key. Null for a picture whose file is missing. */
  pictures: Readonly<Record<string, string | null>>;
};

const MANIFEST_FILE = "manifest.json";

const PICTURES_FOLDER = "pictures";

export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), "utf8").catch(() => null);
  if (text === null)
    throw new OperatorError(`${folder} is no whole backup: it has no ${MANIFEST_FILE}.`);
  const manifest: BackupManifest = JSON.parse(text);
  return manifest;
}

/** Compares a backup's files with their checksums. Throws OperatorError with the names of missing and changed files. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readBackupManifest(folder);
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
