import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../services/deps.ts";
import { registerScope } from "../scope.ts";
import { callbackRoute } from "./callback.ts";
import { loginRoute } from "./login.ts";
import { logoutRoutes } from "./logout.ts";

/**
 * Registers the routes for signing in and out: GET /api/login, GET /api/auth/callback, GET and POST /api/auth/logout (rule:
 * sign-in).
 */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  // Only these two routes use the cookie plugin, whose hooks would slow every other response.
  await registerScope(app, async (attempts) => {
    await attempts.register(cookie);
    loginRoute(attempts, deps);
    callbackRoute(attempts, deps);
  });
  await logoutRoutes(app, deps);
}
