import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { findPresentAddress } from "@giftling/db/queries/account";
import { isDemoFamily, normalizeFamilyUrl } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readThankYouPage } from "../actions/thank-yous.ts";
import type { Deps } from "../deps.ts";
import { AppError, toAppError } from "../errors.ts";
import { logFailure, sendError } from "../http/errors.ts";
import { addressHash } from "../visitor.ts";

/** The app's pages (spec section 2, D33). Whatever else is asked for is an unknown page: HTTP 404. */
export const PAGES = [
  "/",
  "/about",
  "/cookies",
  "/dashboard",
  "/goodbye",
  "/onboarding",
  "/pricing",
  "/privacy",
  "/reactivate",
  "/referrals",
  "/settings",
  "/sign-in-failed",
  "/signup",
  "/subscription",
  "/terms",
] as const;

/** The built web app: its files, its pages and the pages' HTTP statuses. Without WEB_DIST the API stands alone. */
export async function webRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { webDist } = deps.config;
  const index = webDist === null ? null : readIndex(webDist);

  const sendPage = (reply: FastifyReply, status: 200 | 404 | 429 | 503) =>
    reply
      .status(status)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(index);

  /** A failing server is no missing page (D13): the page comes, and says so itself. */
  const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const problem = toAppError(error);
    if (problem.code === "NOT_FOUND") return sendPage(reply, 404);
    if (problem.retryAfter !== undefined) {
      return sendPage(reply.header("retry-after", String(problem.retryAfter)), 429);
    }
    logFailure(request, problem);
    return sendPage(reply, 503);
  };

  app.setNotFoundHandler((request, reply) => {
    if (index === null || !wantsPage(request)) {
      return sendError(request, reply, new AppError("NOT_FOUND"));
    }
    return sendPage(reply, 404);
  });

  app.get("/privacy-policy", (_request, reply) => reply.redirect("/privacy", 301));
  if (webDist === null) return;

  for (const page of PAGES) app.get(page, (_request, reply) => sendPage(reply, 200));

  app.get<{ Params: { familyUrl: string } }>("/hub/:familyUrl", async (request, reply) => {
    const { familyUrl } = request.params;
    const asked = normalizeFamilyUrl(familyUrl);
    try {
      await deps.limiter.hubRead(addressHash(deps.config.secret, request.ip));
      const present = isDemoFamily(asked) ? asked : await findPresentAddress(deps.db, asked);
      if (present === null) return sendPage(reply, 404);
      if (present === familyUrl) return sendPage(reply, 200);
      // Not cached: the family may take its old address back (D9).
      const { search } = new URL(request.url, deps.config.origin);
      return reply.header("cache-control", "no-store").redirect(`/hub/${present}${search}`, 307);
    } catch (error) {
      return sendProblem(request, reply, error);
    }
  });

  app.get<{ Params: { token: string } }>("/thank-you/:token", async (request, reply) => {
    try {
      await deps.limiter.hubRead(addressHash(deps.config.secret, request.ip));
      await readThankYouPage(deps, request.params.token);
      return sendPage(reply, 200);
    } catch (error) {
      return sendProblem(request, reply, error);
    }
  });

  await app.register(async (files) => {
    // "//elsewhere" and the like name no file: they are unknown pages like any other.
    files.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error);
      if (problem.status < 500) return reply.callNotFound();
      logFailure(request, problem);
      return sendError(request, reply, problem);
    });
    await files.register(fastifyStatic, staticFiles(webDist));
  });
}

/** The built app's files. Its page is none of them: that is sent by the routes, with the statuses that they decide. */
function staticFiles(webDist: string): FastifyStaticOptions {
  return {
    root: path.resolve(webDist),
    index: false,
    allowedPath: (pathname) => pathname !== "/index.html",
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  };
}

function readIndex(webDist: string): string {
  const file = path.join(webDist, "index.html");
  if (!existsSync(file)) throw new Error(`WEB_DIST holds no index.html: ${file}`);
  return readFileSync(file, "utf8");
}

/** A person's browser looking for a page, and not a program or a script looking for data. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isData = /^\/(api|trpc|media|health|metrics|assets)(\/|\?|$)/.test(request.url);
  return isRead && !isData;
}
