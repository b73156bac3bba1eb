import { findPictureDoor } from "@giftling/db/queries/pictures/pictures";
import type { FastifyInstance } from "fastify";
import { visitOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError, found } from "../errors/app-error.ts";
import { enterToSee } from "../hub-door.ts";
import { isStorageKey } from "../storage/driver.ts";
import { createJpegs } from "../storage/jpegs.ts";

/**
 * GET /media/:key: a stored picture (rule: pictures). 404 without its row, while its account is closed or its hub is not shown,
 * 401 where a passcode is asked, but not for the family itself (rule: closed-account, hub-passcode). Its content never changes,
 * but who may see it does: browsers keep it and ask each time. With .jpg in place of .webp it is sent as JPEG, for mail programs
 * that cannot show WebP.
 */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, storage } = deps;
  const jpegs = createJpegs(storage);
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const asked = request.params.key;
    const isJpeg = asked.endsWith(".jpg");
    const key = asked.replace(/\.jpg$/, ".webp");
    const picture = found(isStorageKey(key) ? await findPictureDoor(db, key) : null);
    if (picture.isClosed) throw new AppError("NOT_FOUND");
    // Who reads news in a mail brings no cookie: there its picture is a JPEG (rule: hub-passcode).
    const isMailed = isJpeg && picture.isNews && picture.door.isShown;
    if (!isMailed) await enterToSee(visitOf(deps, request), picture.door);
    const etag = `"${asked}"`;
    reply
      .header("cache-control", "private, no-cache")
      .header("etag", etag)
      // Lets mail programs on other sites show it.
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    if (isJpeg) return reply.type("image/jpeg").send(found(await jpegs.get(key)));
    const file = found(await storage.get(key));
    reply.header("content-length", String(file.size));
    return reply.type("image/webp").send(file.content);
  });
}
