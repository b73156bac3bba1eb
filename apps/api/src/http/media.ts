import { isPictureHidden } from "@giftling/db/queries/pictures";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isStorageKey } from "../storage/driver.ts";

/**
 * GET /media/:key: a stored picture (D26). Its key is random and its content never changes. A closed account's pictures
 * are hidden with its hubs (D7).
 */
export function mediaRoutes(app: FastifyInstance, deps: Pick<Deps, "db" | "storage">): void {
  const { db, storage } = deps;
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const { key } = request.params;
    const isShown = isStorageKey(key) && !(await isPictureHidden(db, key));
    const file = isShown ? await storage.get(key) : null;
    if (!file) throw new AppError("NOT_FOUND");
    return (
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        // A mail that shows it is read at some other site.
        .header("cross-origin-resource-policy", "cross-origin")
        .header("content-length", String(file.size))
        .type("image/webp")
        .send(file.content)
    );
  });
}
