import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { generateToken } from "../../core/crypto/tokens.ts";
import { assertStorageKey, getJpegKey, type StorageDriver } from "./driver.ts";

const DRAFT = ".draft-";

/** Age in milliseconds after which an unfinished file is considered abandoned by a killed process. */
const OLD_DRAFT_MS = 60 * 60_000;

export async function deletePartialFiles(dir: string, now: Date): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(DRAFT))) {
    const draft = path.join(dir, name);
    const facts = await stat(draft).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > OLD_DRAFT_MS) await rm(draft, { force: true });
  }
}

async function writeWhole(name: string, content: Buffer): Promise<void> {
  const file = await open(name, "w", 0o640);
  try {
    await file.writeFile(content);
    // Flushed to disk, so that an acknowledged upload survives a power failure.
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates the driver that stores files in a local folder. Each file is written completely or not at all. */
export function createFolderStorage(dir: string): StorageDriver {
  const place = (key: string) => {
    assertStorageKey(key);
    return path.join(dir, key);
  };
  return {
    async put(key, content) {
      const final = place(key);
      await mkdir(dir, { recursive: true });
      const draft = path.join(dir, `${DRAFT}${generateToken()}`);
      try {
        await writeWhole(draft, content);
        await rename(draft, final);
      } catch (error) {
        // Leaves no partial file when the disk is full.
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      // Opened before returning, so that a file can be read to its end even if it is deleted during the download.
      const file = await open(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (!file) return null;
      const facts = await file.stat();
      if (facts.isFile()) return { content: file.createReadStream(), size: facts.size };
      await file.close();
      return null;
    },
    async delete(key) {
      for (const file of [place(key), place(getJpegKey(key))]) await rm(file, { force: true });
    },
  };
}
