import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { generateToken } from "../../../core/crypto/tokens.ts";

/** Retention of an asset in milliseconds, after the last start of a process whose build contains the asset. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

/**
 * Copies the `assets` of this build to the folder that processes of all builds share. Each process can therefore serve
 * the assets of other builds. Deletes files that were unused for 30 days. Skips existing files, because a file's name
 * contains a content hash. Several processes can call the function concurrently. Rejects when the folder is not
 * writable.
 */
export async function syncSharedAssets(
  webDist: string,
  sharedDir: string,
  now: Date,
): Promise<void> {
  const [from, to] = [path.join(webDist, "assets"), path.join(sharedDir, "assets")];
  await mkdir(to, { recursive: true });
  const unused = new Set(await filesIn(to));
  for (const name of await filesIn(from)) {
    if (!unused.delete(name)) await copyWhole(path.join(from, name), to, name);
    await utimes(path.join(to, name), now, now);
  }
  for (const name of unused) {
    const file = path.join(to, name);
    const facts = await stat(file).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > RETENTION_MS) await rm(file, { force: true });
  }
}

/** Returns the relative paths of the files of a folder and its subfolders. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Copies a file to a temporary name and then renames the copy, so that no partial file is served. */
async function copyWhole(source: string, folder: string, name: string): Promise<void> {
  const draft = path.join(folder, `.draft-${generateToken()}`);
  try {
    await copyFile(source, draft);
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
