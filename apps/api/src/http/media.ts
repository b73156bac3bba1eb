import { buffer } from "node:stream/consumers";
import { findPictureDoor } from "@giftling/db/queries/pictures/pictures";
import type { FastifyInstance } from "fastify";
import { visitOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { enterToSee } from "../hub-door.ts";
import { isStorageKey } from "../storage/driver.ts";
import { loadSharp } from "../storage/sharp.ts";

/**
 * GET /media/:key: a stored picture, whose content never changes (rule: pictures). 404 while its account is closed or its hub is
 * not shown, 401 where a passcode is asked, but not for the family itself (rule: closed-account, hub-passcode). With .jpg in place of .webp it is sent as JPEG, for mail programs that cannot show WebP.
 */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, storage } = deps;
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const isJpeg = request.params.key.endsWith(".jpg");
    const key = request.params.key.replace(/\.jpg$/, ".webp");
    const picture = isStorageKey(key) ? await findPictureDoor(db, key) : null;
    if (picture?.isClosed) throw new AppError("NOT_FOUND");
    // Who reads news in a mail brings no cookie: there its picture is a JPEG (rule: hub-passcode).
    const isMailed = isJpeg && picture?.isNews === true && picture.door.isShown;
    if (picture && !isMailed) await enterToSee(visitOf(deps, request), picture.door);
    const file = isStorageKey(key) ? await storage.get(key) : null;
    if (!file) throw new AppError("NOT_FOUND");
    const isForAll =
      picture === null || (picture.door.isShown && picture.door.passcodeHash === null);
    reply
      .header(
        "cache-control",
        isForAll ? "public, max-age=31536000, immutable" : "private, no-cache",
      )
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
