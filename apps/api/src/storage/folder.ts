import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { randomToken } from "../crypto/tokens.ts";
import { assertKey, type StorageDriver } from "./driver.ts";

/** Files in a local folder (the default). A file is written completely or not at all. */
export function folderStorage(dir: string): StorageDriver {
  const place = (key: string) => {
    assertKey(key);
    return path.join(dir, key);
  };
  return {
    async put(key, content) {
      const final = place(key);
      await mkdir(dir, { recursive: true });
      const draft = path.join(dir, `.draft-${randomToken()}`);
      const file = await open(draft, "w", 0o640);
      try {
        await file.writeFile(content);
        // Flushed to disk, so that an acknowledged upload survives a power cut.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, final);
    },
    async get(key) {
      // Opened before returning: a file that is deleted meanwhile can be read to its end.
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
      await rm(place(key), { force: true });
    },
  };
}
