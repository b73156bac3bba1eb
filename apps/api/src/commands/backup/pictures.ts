import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { StorageDriver } from "../../services/storage/driver.ts";
import { OperatorError } from "../command.ts";

/**
 * Awaits a storage operation. Converts an error to an OperatorError that names the settings to check. Rethrows the
 * error for a full disk (ENOSPC) unchanged.
 */
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
 * Copies pictures into a new folder, without their JPEGs. `keys` contains storage keys. Returns each picture's SHA-256
 * by storage key, or null for a picture without a file.
 */
export async function savePictures(
  storage: StorageDriver,
  keys: readonly string[],
  folder: string,
): Promise<Record<string, string | null>> {
  await mkdir(folder, { mode: 0o700 });
  const sums: Record<string, string | null> = {};
  for (const key of keys) {
    const content = await read(storage, key);
    if (content) await writeFile(join(folder, key), content, { mode: 0o600 });
    sums[key] = content ? sha256(content) : null;
  }
  return sums;
}

/**
 * Writes the saved pictures into a picture storage, and reads each picture back. Throws OperatorError if a picture
 * differs from its checksum.
 */
export async function restorePictures(
  storage: StorageDriver,
  sums: Readonly<Record<string, string | null>>,
  folder: string,
): Promise<void> {
  for (const [key, sum] of Object.entries(sums)) {
    if (sum === null) continue;
    await callStorage(storage.put(key, await readFile(join(folder, key)), "image/webp"));
    const stored = await read(storage, key);
    if (!stored || sha256(stored) !== sum) {
      throw new OperatorError(`The picture ${key} is not as it was.`);
    }
  }
}
