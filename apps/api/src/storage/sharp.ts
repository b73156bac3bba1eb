import type Sharp from "sharp";
import { once } from "../once.ts";
import { createTurns } from "../turns.ts";

/** sharp, loaded with the first picture: it takes 40 MB and a good part of a start, and many processes see no picture. */
export const loadSharp: () => Promise<typeof Sharp> = once(async () => {
  const { default: sharp } = await import("sharp");
  // One thread and nothing kept: a picture may take a moment, and the visitors of hubs need the other core.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});

/** A stored picture as JPEG, which has no transparency: transparent parts become white. */
export async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
}

/** Pictures are decoded one at a time: one of 25 megapixels takes 100 MB for it. */
const decoding = createTurns({ capacity: 1, perOwner: 1, maxWaiting: 100, waitMs: 15_000 });

/** What `work` makes of a parent's picture, when it is its turn. Rejects with UNAVAILABLE when that takes too long. */
export async function inTurn<T>(familyId: string, work: () => Promise<T>): Promise<T> {
  const release = await decoding.take(familyId, 1);
  try {
    return await work();
  } finally {
    release();
  }
}
