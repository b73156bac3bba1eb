import * as words from "@giftling/messages/account/sign-out";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRateLimitKeys } from "../../core/crypto/visitor.ts";
import type { Deps } from "../../services/deps.ts";
import { registerFormParser } from "../pages/plain/forms.ts";
import { renderPage, sendPage } from "../pages/plain/page.ts";
import { registerRouteScope } from "../route-scope.ts";

/**
 * Registers GET and POST /api/auth/logout. GET signs out only for a navigation from a page of this origin, so that
 * other sites cannot sign users out. Other GET requests get a page with a sign-out button (rule: sign-out).
 */
export async function registerLogoutRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
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
    return sendPage(reply, 200, confirmPage);
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

const confirmPage = () =>
  renderPage({
    title: words.logOutTitle(),
    heading: words.logOutHeading(),
    body: `<p>${words.logOutDescription()}</p>
<form method="post" action="/api/auth/logout"><button class="button" type="submit">${words.logOutButton()}</button></form>
<p><a href="/dashboard">${words.stayLoggedInLink()}</a></p>`,
  });
