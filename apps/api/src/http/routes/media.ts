import { findPictureAccess } from "@giftling/db/queries/pictures/pictures";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../access/context.ts";
import { assertCanViewPicture } from "../../access/hub-access.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { createJpegCache } from "../../services/storage/jpeg-cache.ts";
import { getCdnPictureName, parsePictureName } from "../../services/storage/picture-names.ts";

/**
 * Registers GET /media/:key, which sends a stored picture. With .jpg in place of .webp, sends the picture as JPEG.
 * Responds with 404 for an unknown picture, a closed account or a hidden hub, and with 401 without access to the hub.
 * The family's parents are exempt from the hub's checks. Signed URLs are exempt from the passcode. Browsers revalidate
 * pictures, because access can change. With a CDN, redirects to the CDN's signed URL (rule: pictures).
 */
export function registerMediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db, storage, limiter } = deps;
  const jpegs = createJpegCache(deps);
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const { key, isJpeg, sealedFor, until } = orNotFound(
      parsePictureName(config.secret, request.params.key),
    );
    const now = deps.clock.now();
    const secondsLeft =
      until === null ? null : Math.ceil((until.getTime() - now.getTime()) / 1_000);
    if (secondsLeft !== null && secondsLeft <= 0) throw new AppError("NOT_FOUND");
    const visit = getRequestContext(deps, request);
    const look = async () => orNotFound(await findPictureAccess(db, key, now));
    const { hubAccess, isClosed, isOnThankYou, isOnGift } =
      sealedFor === null ? await limiter.lookUpPicture(visit.limitKeys, key, look) : await look();
    if (isClosed) throw new AppError("NOT_FOUND");
    // Signed URLs of thank-you and gift page pictures are private and also work while the hub is hidden. Mail programs
    // send no cookies, so signed URLs of updates' pictures need no cookie while the hub is visible
    // (rule: hub-passcode).
    const isLetIn =
      sealedFor === "cdn" ||
      (sealedFor === "mail" ? hubAccess.isShown || isOnThankYou : sealedFor && isOnGift);
    if (!isLetIn) await assertCanViewPicture(visit, hubAccess);
    if (config.pictureCdn !== null && sealedFor === null && !isJpeg) {
      const name = getCdnPictureName(config.secret, key, now);
      return reply
        .header("cache-control", "private, no-cache")
        .redirect(`${config.pictureCdn}/media/${name}`);
    }
    const etag = `"${request.params.key}"`;
    reply
      .header(
        "cache-control",
        secondsLeft === null ? "private, no-cache" : `public, max-age=${secondsLeft}`,
      )
      .header("etag", etag)
      // Allows mail programs on other sites to show the picture.
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    if (isJpeg) return reply.type("image/jpeg").send(orNotFound(await jpegs.get(key)));
    const file = orNotFound(await storage.get(key));
    reply.header("content-length", String(file.size));
    return reply.type("image/webp").send(file.content);
  });
}
