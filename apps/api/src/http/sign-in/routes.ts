import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../services/deps.ts";
import { registerRouteScope } from "../route-scope.ts";
import { registerCallbackRoute } from "./callback.ts";
import { registerLoginRoute } from "./login.ts";
import { registerLogoutRoutes } from "./logout.ts";

/** Registers GET /api/login, GET /api/auth/callback, and GET and POST /api/auth/logout (rule: sign-in). */
export async function registerAuthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  // Only these two routes use the cookie plugin, whose hooks would slow every other response.
  await registerRouteScope(app, async (attempts) => {
    await attempts.register(cookie);
    registerLoginRoute(attempts, deps);
    registerCallbackRoute(attempts, deps);
  });
  await registerLogoutRoutes(app, deps);
}
