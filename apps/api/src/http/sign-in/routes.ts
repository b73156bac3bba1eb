import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../services/deps.ts";
import { findPasskeyObstacle } from "../../services/identity/passkeys.ts";
import { registerRouteScope } from "../route-scope.ts";
import { registerCallbackRoute } from "./callback.ts";
import { registerAddressChangeRoutes } from "./email/change-routes.ts";
import { registerEmailSignInRoutes } from "./email/routes.ts";
import { registerLoginRoute } from "./login.ts";
import { registerLogoutRoutes } from "./logout.ts";
import { registerInviteRoutes, registerSetupRoutes } from "./new-account/routes.ts";
import { registerPasskeySignInRoutes } from "./passkeys/routes.ts";

/**
 * Registers the routes that sign in and out, for the configured sign-in methods, and the links that create an account
 * (rule: sign-in).
 */
export async function registerAuthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  // Only these routes use the cookie plugin, whose hooks would slow every other response.
  await registerRouteScope(app, async (attempts) => {
    await attempts.register(cookie);
    registerLoginRoute(attempts, deps);
    if (deps.identity) registerCallbackRoute(attempts, deps, deps.identity);
    if (deps.config.hasEmailSignIn) {
      registerEmailSignInRoutes(attempts, deps);
      registerAddressChangeRoutes(attempts, deps);
    }
  });
  if (findPasskeyObstacle(deps.config) === null) {
    await registerRouteScope(app, async (attempts) => {
      await attempts.register(cookie);
      registerPasskeySignInRoutes(attempts, deps);
    });
  }
  if (deps.config.dataDir !== null) await registerSetupRoutes(app, deps);
  await registerInviteRoutes(app, deps);
  await registerLogoutRoutes(app, deps);
}
