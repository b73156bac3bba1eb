import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { callbackRoute } from "./callback.ts";
import { loginRoute } from "./login.ts";
import { logoutRoutes } from "./logout.ts";

/** Signing in and out: GET /api/login, GET /api/auth/callback, GET and POST /api/auth/logout (rule: sign-in, sign-out). */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  loginRoute(app, deps);
  callbackRoute(app, deps);
  await logoutRoutes(app, deps);
}
