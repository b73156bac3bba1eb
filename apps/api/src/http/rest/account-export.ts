import type { Readable } from "node:stream";
import { readFamilyExport } from "@giftling/db/queries/export/export";
import type { FastifyInstance } from "fastify";
import { createContextFromRequest } from "../../access/context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { streamFamilyArchive } from "../../features/account/export/archive.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import type { Deps } from "../../services/deps.ts";
import { isCrossSiteRequest } from "../intake/cross-site-requests.ts";

/** Limits of concurrent exports. An export of the largest family takes seconds of CPU time. */
const EXPORT_SEMAPHORE_OPTIONS = { capacity: 1, perOwner: 1, maxWaiting: 20, waitMs: 15_000 };

/** Registers GET /api/account/export, the data of a parent and the family as a zip file (rule: data-export). */
export function registerAccountExportRoute(app: FastifyInstance, deps: Deps): void {
  const exportSemaphore = createFairSemaphore(EXPORT_SEMAPHORE_OPTIONS);

  /** Returns the zip archive as a stream. Releases the semaphore before the stream is sent to a slow client. */
  const createArchiveInQueue = (familyId: string, userId: string, now: Date): Promise<Readable> =>
    exportSemaphore.run(familyId, async () => {
      const family = orNotFound(await readFamilyExport(deps.db, familyId, userId, now));
      return streamFamilyArchive(family, deps.storage, now);
    });

  app.get("/api/account/export", { exposeHeadRoute: false }, async (request, reply) => {
    if (isCrossSiteRequest(request, deps.config.origin)) throw new AppError("FORBIDDEN_ORIGIN");
    const session = await createContextFromRequest(deps, request, reply).session();
    if (!session) throw new AppError("UNAUTHORIZED");
    await deps.limiter.export(session.family.id);
    const now = deps.clock.now();
    const archive = await createArchiveInQueue(session.family.id, session.user.id, now);
    const name = `giftling-${now.toISOString().slice(0, 10)}.zip`;
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("application/zip")
      .send(archive);
  });
}
