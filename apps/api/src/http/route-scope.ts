import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** Registers routes in a scope whose parsers, hooks and error handlers do not affect other routes. */
export async function registerRouteScope(app: FastifyInstance, routes: FastifyPluginAsync) {
  await app.register(routes);
}
