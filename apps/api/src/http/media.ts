import { buffer } from "node:stream/consumers";
import { isPictureHidden } from "@giftling/db/queries/pictures/pictures";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { isStorageKey } from "../storage/driver.ts";
import { loadSharp } from "../storage/sharp.ts";

/**
 * GET /media/:key: a stored picture, whose content never changes (rule: pictures). 404 while its account is closed (rule:
 * closed-account). With .jpg in place of .webp it is sent as JPEG, for mail programs that cannot show WebP.
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
      // Lets mail programs on other sites show it.
      .header("cross-origin-resource-policy", "cross-origin");
    // Not cached, so that a deleted picture is gone at once.
    if (isJpeg) return reply.type("image/jpeg").send(await toJpeg(await buffer(file.content)));
    return reply.header("content-length", String(file.size)).type("image/webp").send(file.content);
  });
}

/** JPEG has no transparency: transparent parts become white. */
async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
}
