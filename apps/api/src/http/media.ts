import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isStorageKey } from "../storage/driver.ts";

/** GET /media/:key: a stored picture (D26). Its key is random and its content never changes. */
export function mediaRoutes(app: FastifyInstance, { storage }: Pick<Deps, "storage">): void {
  app.get<{ Params: { key: string } }>("/media/:key", async (request, reply) => {
    const { key } = request.params;
    const file = isStorageKey(key) ? await storage.get(key) : null;
    if (!file) throw new AppError("NOT_FOUND");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-length", String(file.size))
      .type("image/webp")
      .send(file.content);
  });
}
