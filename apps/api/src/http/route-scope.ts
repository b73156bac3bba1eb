import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/**
 * Registers routes in a separate scope. The scope's parsers, hooks and error handlers do not affect other routes.
 * Rejects when `routes` rejects.
 */
export async function registerRouteScope(app: FastifyInstance, routes: FastifyPluginAsync) {
  await app.register(routes);
}
