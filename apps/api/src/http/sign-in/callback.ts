import type { FastifyInstance } from "fastify";
import type { Deps } from "../../services/deps.ts";
import type { OidcClient } from "../../services/identity/identity.ts";
import {
  CALLBACK_PATH,
  clearAttemptCookies,
  getAttemptCookieName,
  verifyAttempt,
} from "./attempt-cookie.ts";
import { handleSignInError, redirectToSignInError } from "./failure.ts";
import { createSignInRateLimitHook } from "./rate-limit-hook.ts";
import { startSession } from "./start-session.ts";

/**
 * Registers GET /api/auth/callback, which completes a sign-in at the identity provider and starts the session
 * (rule: sign-in).
 */
export function registerCallbackRoute(app: FastifyInstance, deps: Deps, identity: OidcClient) {
  const { config, clock } = deps;

  app.get(
    CALLBACK_PATH,
    { preHandler: createSignInRateLimitHook(deps, "callback") },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const query = new URL(request.url, config.origin).searchParams;
      const state = query.get("state") ?? "";
      const name = getAttemptCookieName(state);
      const attempt = verifyAttempt(config.secret, "sign-in-attempt", {
        sealed: request.cookies[name],
        state,
        now: clock.now(),
      });
      clearAttemptCookies(request, reply, { origin: config.origin, path: CALLBACK_PATH, name });
      if (!attempt) return redirectToSignInError(reply, "expired", null);
      const refusal = query.get("error");
      if (refusal !== null) {
        return redirectToSignInError(
          reply,
          refusal === "access_denied" ? "cancelled" : "failed",
          attempt,
        );
      }
      try {
        const person = await identity.finish(attempt, query);
        return await startSession(deps, request, reply, { person, visit: attempt });
      } catch (error) {
        return handleSignInError(request, reply, error, attempt);
      }
    },
  );
}
