import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/**
 * Adds routes in a scope of their own: parsers, hooks and error handlers set inside it do not reach the rest of the app.
 * Rejects with what `routes` throws.
 */
export async function ownScope(app: FastifyInstance, routes: FastifyPluginAsync): Promise<void> {
  await app.register(routes);
}
