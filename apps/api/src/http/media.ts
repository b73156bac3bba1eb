import { buffer } from "node:stream/consumers";
import { isPictureHidden } from "@giftling/db/queries/pictures/pictures";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { isStorageKey } from "../storage/driver.ts";

/**
 * GET /media/:key: a stored picture (D26). Its key is random and its content never changes. A closed account's pictures
 * are hidden with its hubs (D7). With .jpg for the key's .webp it is the same as JPEG, for mail programs that know no WebP.
 */
export function mediaRoutes(app: FastifyInstance, deps: Pick<Deps, "db" | "storage">): void {
  const { db, storage } = deps;
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const isJpeg = request.params.key.endsWith(".jpg");
    const key = request.params.key.replace(/\.jpg$/, ".webp");
    const isShown = isStorageKey(key) && !(await isPictureHidden(db, key));
    const file = isShown ? await storage.get(key) : null;
    if (!file) throw new AppError("NOT_FOUND");
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      // A mail that shows it is read at some other site.
      .header("cross-origin-resource-policy", "cross-origin");
    // Made anew each time: a picture that was deleted must not live on in some memory.
    if (isJpeg) return reply.type("image/jpeg").send(await toJpeg(await buffer(file.content)));
    return reply.header("content-length", String(file.size)).type("image/webp").send(file.content);
  });
}

/** JPEG knows no transparency: what was see-through is white, as a mail's paper. */
const toJpeg = (webp: Buffer): Promise<Buffer> =>
  sharp(webp).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
