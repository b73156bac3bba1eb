import { buffer } from "node:stream/consumers";
import { hasPictureRow } from "@giftling/db/queries/pictures/pictures";
import { LRUCache } from "lru-cache";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import type { Deps } from "../deps.ts";
import { getJpegKey } from "./driver.ts";
import { toJpeg } from "./sharp.ts";

/** Maximum memory of cached JPEGs, in bytes. A picture with the same key never changes. */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Creates a cache of stored pictures as JPEG for mail programs. Concurrent requests for a picture share one read.
 * Converts and stores a missing JPEG of an older picture. Conversions run one at a time in a separate queue, so that
 * uploads are not delayed. `get` returns undefined for a missing picture, and throws UNAVAILABLE after a long wait.
 */
export function createJpegCache({
  db,
  storage,
  failures,
}: Pick<Deps, "db" | "storage" | "failures">): {
  get(key: string): Promise<Buffer | undefined>;
} {
  const turns = createFairSemaphore({ capacity: 1, perOwner: 1, maxWaiting: 100, waitMs: 15_000 });

  async function read(key: string): Promise<Buffer | undefined> {
    const file = await storage.get(key);
    return file ? buffer(file.content) : undefined;
  }

  const make = (key: string): Promise<Buffer | undefined> =>
    turns.run(key, async () => {
      const webp = await read(key);
      return webp && toJpeg(webp);
    });

  async function storeJpeg(key: string, jpeg: Buffer): Promise<void> {
    await storage.put(getJpegKey(key), jpeg, "image/jpeg");
    // The picture may have been deleted during the conversion, and the job that deletes its files may have finished.
    if (!(await hasPictureRow(db, key))) await storage.delete(key);
  }

  const known = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (key) => {
      const stored = await read(getJpegKey(key));
      if (stored) return stored;
      const made = await make(key);
      if (made) await failures.tolerate("jpeg-kept", storeJpeg(key, made));
      return made;
    },
  });
  return { get: (key) => known.fetch(key) };
}
