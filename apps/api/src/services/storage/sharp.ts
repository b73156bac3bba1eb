import type Sharp from "sharp";
import { memoize } from "../../cache/memoize.ts";

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
