import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { randomToken } from "../../crypto/tokens.ts";

/** How long the files of a build are kept after a process last started with it, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Puts this build's `assets` into the folder that processes of all builds share, so that a page loaded from one finds its
 * files at the others, and deletes what no process has started with for 30 days. Names hold a hash of their content: what is
 * there already is right. Several processes may do this at once. Rejects when the folder cannot be written.
 */
export async function keepAssets(webDist: string, keptDir: string, now: Date): Promise<void> {
  const [from, to] = [path.join(webDist, "assets"), path.join(keptDir, "assets")];
  await mkdir(to, { recursive: true });
  const kept = new Set(await filesIn(to));
  for (const name of await filesIn(from)) {
    if (!kept.delete(name)) await copyWhole(path.join(from, name), to, name);
    await utimes(path.join(to, name), now, now);
  }
  for (const name of kept) {
    const file = path.join(to, name);
    const facts = await stat(file).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}

/** The files of a folder and of those in it, by their paths from there. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Under a name that is not served until the copy is whole. */
async function copyWhole(source: string, folder: string, name: string): Promise<void> {
  const draft = path.join(folder, `.draft-${randomToken()}`);
  try {
    await copyFile(source, draft);
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
