import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../services/deps.ts";
import { createOpenApiDocument } from "../../rest/openapi.ts";
import { renderDocsPage } from "./page.ts";

/**
 * Registers GET /api/openapi.json, and GET /api/docs, which renders the OpenAPI document as an HTML page. The first
 * request creates the response, which is then cached (rule: one-api).
 */
export function registerDocsRoutes(app: FastifyInstance, { config }: Pick<Deps, "config">): void {
  let document: ReturnType<typeof createOpenApiDocument> | null = null;
  let html: string | null = null;
  const kept = () => {
    document ??= createOpenApiDocument(config.origin);
    return document;
  };

  app.get("/api/openapi.json", async () => kept());
  app.get("/api/docs", async (_request, reply) => {
    html ??= renderDocsPage(kept());
    return reply.type("text/html; charset=utf-8").send(html);
  });
}
