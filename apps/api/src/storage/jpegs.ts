import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { createTurns } from "../turns.ts";
import type { StorageDriver } from "./driver.ts";
import { loadSharp } from "./sharp.ts";

/** Most bytes of JPEGs that are kept; the content of a key never changes. */
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Stored pictures as JPEG, for mail programs. News goes to many at once: each picture is made once for all who ask meanwhile, and
 * kept. They take turns of their own, so that no upload waits for a crowd of readers. `get` resolves with undefined
 * when there is no such file, and rejects with UNAVAILABLE when the wait is too long.
 */
export function createJpegs(storage: StorageDriver): {
  get(key: string): Promise<Buffer | undefined>;
} {
  const turns = createTurns({ capacity: 1, perOwner: 1, maxWaiting: 100, waitMs: 15_000 });
  const made = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (key) => {
      const release = await turns.take(key, 1);
      try {
        const file = await storage.get(key);
        return file ? await toJpeg(await buffer(file.content)) : undefined;
      } finally {
        release();
      }
    },
  });
  return { get: (key) => made.fetch(key) };
}

/** JPEG has no transparency: transparent parts become white. */
async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
}
