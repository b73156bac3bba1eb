import cookie from "@fastify/cookie";
import * as words from "@giftling/messages/account/sign-out";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRateLimitKeys } from "../../core/crypto/visitor.ts";
import type { Deps } from "../../services/deps.ts";
import type { OidcClient } from "../../services/identity/identity.ts";
import { getPasskeyDisabledReason } from "../../services/identity/passkeys.ts";
import { registerFormParser } from "../pages/plain/forms.ts";
import { renderPage, sendPage } from "../pages/plain/page.ts";
import { registerRouteScope } from "../route-scope.ts";
import {
  clearSignInAttemptCookies,
  getSignInAttemptCookieName,
  OIDC_CALLBACK_PATH,
  readSignInAttemptCookie,
} from "./attempt-cookie.ts";
import { registerEmailChangeRoutes } from "./email/change-routes.ts";
import { registerEmailSignInRoutes } from "./email/routes.ts";
import { createSignInRateLimitHook, handleSignInError, redirectToSignInError } from "./failure.ts";
import { registerSignInRoute } from "./login.ts";
import { registerNewAccountLinkRoutes } from "./new-account/routes.ts";
import { registerPasskeySignInRoutes } from "./passkeys/routes.ts";
import { sendSession, startSession } from "./sign-in.ts";

/** Registers the routes that sign in and out, and the links that create an account (rule: sign-in). */
export async function registerAuthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  // Only these routes use the cookie plugin, whose hooks would slow every other response.
  await registerRouteScope(app, async (attempts) => {
    await attempts.register(cookie);
    registerSignInRoute(attempts, deps);
    if (deps.identity) registerCallbackRoute(attempts, deps, deps.identity);
    if (deps.config.hasEmailSignIn) {
      registerEmailSignInRoutes(attempts, deps);
      registerEmailChangeRoutes(attempts, deps);
    }
  });
  if (getPasskeyDisabledReason(deps.config) === null) {
    await registerRouteScope(app, async (attempts) => {
      await attempts.register(cookie);
      registerPasskeySignInRoutes(attempts, deps);
    });
  }
  await registerNewAccountLinkRoutes(app, deps);
  await registerSignOutRoutes(app, deps);
}

/** Registers GET /api/auth/callback, which completes a sign-in at the identity provider (rule: sign-in). */
function registerCallbackRoute(app: FastifyInstance, deps: Deps, identity: OidcClient) {
  const { config } = deps;

  app.get(
    OIDC_CALLBACK_PATH,
    { preHandler: createSignInRateLimitHook(deps, "callback") },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const query = new URL(request.url, config.origin).searchParams;
      const state = query.get("state") ?? "";
      const name = getSignInAttemptCookieName(state);
      const attempt = readSignInAttemptCookie(request, deps, "sign-in-attempt", { name, state });
      clearSignInAttemptCookies(request, reply, {
        origin: config.origin,
        path: OIDC_CALLBACK_PATH,
        name,
      });
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
        const session = await deps.db.transaction((tx) =>
          startSession(tx, deps, request, { person, visit: attempt }),
        );
        return await sendSession(deps, request, reply, session, attempt);
      } catch (error) {
        return handleSignInError(request, reply, error, attempt);
      }
    },
  );
}

/** Registers GET and POST /api/auth/logout. GET signs out only for a navigation from this origin (rule: sign-out). */
async function registerSignOutRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = "/api/auth/logout";

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { config, clock, limiter } = deps;
    await limiter.openWrite(createRateLimitKeys(config.secret, request.ip, clock.now()));
    return reply
      .header("cache-control", "no-store")
      .header("set-cookie", await deps.sessions.end(request.headers.cookie))
      .redirect("/", 303);
  }

  app.get(path, async (request, reply) => {
    if (isFromOwnPage(request, deps.config.origin)) return signOut(request, reply);
    return sendPage(reply, 200, signOutPage);
  });

  await registerRouteScope(app, async (forms) => {
    registerFormParser(forms);
    forms.post(path, signOut);
  });
}

/** Returns whether the request's headers show a navigation from a page of this origin. */
function isFromOwnPage(request: FastifyRequest, origin: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) {
    const mode = request.headers["sec-fetch-mode"];
    return site === "same-origin" && (mode === undefined || mode === "navigate");
  }
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === origin;
}

const signOutPage = () =>
  renderPage({
    title: words.signOutTitle(),
    heading: words.signOutHeading(),
    body: `<p>${words.signOutDescription()}</p>
<form method="post" action="/api/auth/logout"><button class="button" type="submit">${words.signOutButton()}</button></form>
<p><a href="/dashboard">${words.cancelSignOutLink()}</a></p>`,
  });
