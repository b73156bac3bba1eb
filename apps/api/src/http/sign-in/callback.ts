import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createUserLanguageCookie, getLanguagePreference } from "../../core/request-language.ts";
import type { Deps } from "../../services/deps.ts";
import {
  CALLBACK_PATH,
  getAttemptCookieName,
  getAttemptCookieOptions,
  isAttemptCookie,
  MAX_OPEN_SIGN_IN_ATTEMPTS,
  verifyAttempt,
} from "./attempt-cookie.ts";
import { handleSignInError, redirectToSignInError } from "./failure.ts";
import { createSignInRateLimitHook } from "./rate-limit-hook.ts";
import { findOrCreateAccount, getLandingPath } from "./sign-in.ts";

/**
 * Registers GET /api/auth/callback, which completes a sign-in at the identity provider and starts the session
 * (rule: sign-in).
 */
export function registerCallbackRoute(app: FastifyInstance, deps: Deps): void {
  const { config, clock } = deps;

  app.get(
    CALLBACK_PATH,
    { preHandler: createSignInRateLimitHook(deps, "callback") },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const query = new URL(request.url, config.origin).searchParams;
      const state = query.get("state") ?? "";
      const name = getAttemptCookieName(state);
      const attempt = verifyAttempt(config.secret, request.cookies[name], state, clock.now());
      dropAttempts(request, reply, name);
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
        const person = await deps.identity.finish(attempt, query);
        const { user, family } = await findOrCreateAccount(deps, person, {
          ...attempt,
          language: getLanguagePreference(request),
        });
        // Replaces the browser's previous session to prevent session fixation.
        reply.header("set-cookie", await deps.sessions.start(user.id, request.headers.cookie));
        const spoken = createUserLanguageCookie(request, user.language, config.origin);
        if (spoken !== null) reply.header("set-cookie", spoken);
        return await reply.redirect(await getLandingPath(deps.db, family, attempt), 302);
      } catch (error) {
        return handleSignInError(request, reply, error, attempt);
      }
    },
  );

  /**
   * Clears the cookie `name`, because an attempt can be used only once. Clears all attempt cookies of a browser with
   * more than `MAX_OPEN_SIGN_IN_ATTEMPTS` attempts.
   */
  function dropAttempts(request: FastifyRequest, reply: FastifyReply, name: string): void {
    const open = Object.keys(request.cookies).filter(isAttemptCookie);
    const gone =
      open.length > MAX_OPEN_SIGN_IN_ATTEMPTS ? open : open.filter((one) => one === name);
    for (const one of gone) reply.clearCookie(one, getAttemptCookieOptions(config.origin));
  }
}
