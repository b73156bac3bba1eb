import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { randomToken } from "../tokens.ts";
import { assertKey, type StorageDriver } from "./driver.ts";

/** Files in a folder of this machine (the default, D26). A file appears whole or not at all. */
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
        // An acknowledged upload survives a power cut.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, final);
    },
    async get(key) {
      const file = place(key);
      const facts = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      return facts?.isFile() ? { content: createReadStream(file), size: facts.size } : null;
    },
    async delete(key) {
      await rm(place(key), { force: true });
    },
  };
}
