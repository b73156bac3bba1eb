import type Sharp from "sharp";
import { memoize } from "../../cache/memoize.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";

/** Loads the picture library sharp on the first call, because sharp takes 40 MB and slows startup. */
export const loadSharp: () => Promise<typeof Sharp> = memoize(async () => {
  const { default: sharp } = await import("sharp");
  // Uses one thread and no cache, because requests to hubs need the other core.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});

/** Converts a stored picture to JPEG. Transparent areas become white. */
export async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
}

/** Semaphore that limits decoding to one picture at a time, because a picture of 25 megapixels takes 100 MB. */
const decoding = createFairSemaphore({ capacity: 1, perOwner: 1, maxWaiting: 100, waitMs: 15_000 });

/** Runs `work` on a family's picture when the decoding semaphore allows. Throws UNAVAILABLE after a long wait. */
export async function runInPictureQueue<T>(familyId: string, work: () => Promise<T>): Promise<T> {
  const release = await decoding.take(familyId, 1);
  try {
    return await work();
  } finally {
    release();
  }
}
