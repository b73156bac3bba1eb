import { readFamily } from "@giftling/db/queries/account/export";
import type { FastifyInstance } from "fastify";
import { contextOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError, found } from "../errors/app-error.ts";
import { familyArchive } from "../features/account/export/archive.ts";
import { isForeign } from "../http/own-site.ts";

/**
 * GET /api/account/export: everything of the signed-in parent's family as one zip (rule: data-export), also while the
 * account is closed.
 * Streamed, a few times a minute, and to our own pages only: another site must not set it off.
 */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.get("/api/account/export", { exposeHeadRoute: false }, async (request, reply) => {
    if (isForeign(request, deps.config.origin)) throw new AppError("FORBIDDEN_ORIGIN");
    const session = await contextOf(deps, request, reply).session();
    if (!session) throw new AppError("UNAUTHORIZED");
    await deps.limiter.export(session.user.id);
    const now = deps.clock.now();
    const family = found(await readFamily(deps.db, session.user.id));
    const name = `giftling-${now.toISOString().slice(0, 10)}.zip`;
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("application/zip")
      .send(familyArchive(family, deps.storage, now));
  });
}
