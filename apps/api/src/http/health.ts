import { isDatabaseReady } from "@giftling/db/queries/operation/health";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** GET /health/live (always 200) and GET /health/ready (checks database and migrations; 503 while draining). */
export function healthRoutes(
  app: FastifyInstance,
  { db, failures }: Pick<Deps, "db" | "failures">,
  isDraining: () => boolean,
): void {
  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));

  app.get("/health/ready", { logLevel: "warn" }, async (_request, reply) => {
    const isReady =
      !isDraining() && (await failures.tolerate("readiness", isDatabaseReady(db))) === true;
    return reply
      .header("cache-control", "no-store")
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready" });
  });
}
