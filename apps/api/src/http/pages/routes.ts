import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { filterPages } from "@giftling/domain";
import { DEFAULT_SITE_NAME } from "@giftling/messages/language";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createContextFromRequest } from "../../access/context.ts";
import { type CompressedPage, sendCompressedPage } from "../../cache/compressed-page.ts";
import type { Config } from "../../core/env/env.ts";
import { AppError, toAppError } from "../../core/errors/app-error.ts";
import { getVisitorLanguage } from "../../core/request-language.ts";
import { createConfigView } from "../../features/account/config-view.ts";
import type { Deps } from "../../services/deps.ts";
import { logRequestError, sendError } from "../errors.ts";
import type { AllowedMethodsLookup } from "../methods.ts";
import { registerRouteScope } from "../route-scope.ts";
import { sendSignInPage } from "../sign-in/email/pages.ts";
import { getQueryString } from "../sign-in/login.ts";
import { readBuiltPages } from "./app/built-pages.ts";
import { registerDynamicPages } from "./app/dynamic-pages.ts";
import { readLegalPages } from "./app/legal/legal-pages.ts";
import { registerSiteNameFiles } from "./app/named-files.ts";
import { registerSearchEngineRoutes } from "./app/search-engines.ts";
import { syncSharedAssets } from "./app/shared-assets.ts";
import { registerGiftForms } from "./giving/gift-forms.ts";
import { registerHubPageRoute } from "./hub/route.ts";

/** Registers GET / for a server whose first page is a hub or the sign-in page (rule: site-home). */
function registerHomeRoute(
  app: FastifyInstance,
  deps: Deps,
  home: Exclude<Config["home"], { kind: "landing" }>,
): void {
  app.get("/", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const query = getQueryString(request);
    if (home.kind === "hub") return reply.redirect(`/hub/${home.familyUrl}${query}`, 302);
    const session = await createContextFromRequest(deps, request, reply).session();
    if (session) return reply.redirect("/dashboard", 302);
    return sendSignInPage(reply, 200, { config: deps.config, query });
  });
}

/** Paths of the prerendered pages. Unknown paths get the page for unknown paths, with 404 (rule: unknown-page). */
const BUILT_PAGES = filterPages(({ html }) => html === "build").filter((path) => path !== "/$");
const SHELLS = filterPages(({ html }) => html === "shell");

/** Delay in milliseconds after startup, before the server bundle is loaded and the pages are compressed. */
const WARM_AFTER_MS = 500;

/** Registers routes for the pages and files of the built web app. Without WEB_DIST, the API serves no pages. */
export async function registerWebRoutes(
  app: FastifyInstance,
  deps: Deps,
  methodsAt: AllowedMethodsLookup,
): Promise<void> {
  const { webDist, origin, billing, siteName, home } = deps.config;
  const config = createConfigView(deps.config);
  const legalPages = await readLegalPages(deps.config);
  const pages = webDist === null ? null : readBuiltPages(webDist, { ...config, origin, siteName });

  /**
   * Returns the page at a path. A request with a session cookie gets a page without user data, which the browser then
   * requests. Other requests get the page that was prerendered for signed-out visitors, except for a legal page with
   * settings of the operator.
   */
  async function pageAt(
    request: FastifyRequest,
    url: string,
    name: string,
  ): Promise<CompressedPage> {
    if (pages === null) throw new AppError("NOT_FOUND");
    const built = pages.named(name);
    const isSignedOut = !deps.sessions.isBrought(request.headers.cookie);
    const language = getVisitorLanguage(request);
    const legal = legalPages(url, language);
    if (legal === null && (isSignedOut || built === pages.app)) return built(language);
    const answers = {
      config,
      ...(isSignedOut ? { user: null } : {}),
      ...(legal === null ? {} : { legal }),
    };
    return pages.make({ url, origin, language, answers }, { isCached: true });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (pages === null || !wantsPage(request)) {
      const methods = methodsAt(request.url);
      if (methods.length === 0) return sendError(request, reply, new AppError("NOT_FOUND"));
      reply.header("allow", methods.join(", "));
      return sendError(request, reply, new AppError("METHOD_NOT_ALLOWED"));
    }
    const elsewhere = withoutEndSlashes(request.url);
    if (elsewhere !== null && methodsAt(elsewhere).length > 0)
      return reply.redirect(elsewhere, 301);
    return sendCompressedPage(request, reply, 404, await pageAt(request, "/404", "404"));
  });

  app.get("/privacy-policy", (_request, reply) => reply.redirect("/privacy", 301));
  if (webDist === null || pages === null) return;

  for (const page of BUILT_PAGES) {
    if (page === "/" && home.kind !== "landing") {
      registerHomeRoute(app, deps, home);
      continue;
    }
    const name = page.slice(1) || "index";
    app.get(page, async (request, reply) =>
      sendCompressedPage(request, reply, 200, await pageAt(request, page, name)),
    );
  }
  for (const page of SHELLS) {
    const shell = pages.named(page.slice(1));
    app.get(page, async (request, reply) =>
      sendCompressedPage(request, reply, 200, await shell(getVisitorLanguage(request))),
    );
  }
  app.addHook("onListen", (done) => {
    const warm = () =>
      pages.warm().catch((error: unknown) => {
        app.log.error({ err: error }, "the web app's pages could not be readied");
      });
    setTimeout(() => void warm(), WARM_AFTER_MS).unref();
    done();
  });
  registerSearchEngineRoutes(app, { origin, billing, home });
  if (siteName !== DEFAULT_SITE_NAME) registerSiteNameFiles(app, webDist, siteName);
  await registerHubPageRoute(app, deps, pages);
  registerDynamicPages(app, deps, pages);
  await registerGiftForms(app, deps);

  const { assetsDir } = deps.config;
  const isKept =
    assetsDir !== null &&
    (await syncSharedAssets(webDist, assetsDir, deps.clock.now()).then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, "the build's files could not be kept for others");
        return false;
      },
    ));
  await registerRouteScope(app, async (files) => {
    // Responds to an invalid file path, such as "//elsewhere", with the page for unknown paths.
    files.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error);
      if (problem.status < 500) return reply.callNotFound();
      logRequestError(request, problem);
      return sendError(request, reply, problem);
    });
    await files.register(fastifyStatic, staticFiles(isKept ? [webDist, assetsDir] : [webDist]));
  });
}

/** Returns the options for serving the built app's files from `folders`, searched in order, without index.html. */
function staticFiles(folders: string[]): FastifyStaticOptions {
  const root = folders.map((folder) => path.resolve(folder));
  return {
    root,
    index: false,
    // Only assets are served from the second folder, which can contain other files of an operator.
    allowedPath: (pathname, folder) =>
      folder === root[0] ? pathname !== "/index.html" : pathname.startsWith("/assets/"),
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply, file) {
      const folder = root.find((one) => file.startsWith(one + path.sep)) ?? "";
      reply.header("cache-control", getCaching(path.relative(folder, file)));
    },
  };
}

/** Returns the `Cache-Control` of a built file, which is immutable if its name contains a hash. */
function getCaching(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return "public, max-age=31536000, immutable";
  return file.startsWith("service-worker.js") ? "no-cache" : "public, max-age=3600";
}

/**
 * Returns a page's URL without trailing slashes, or null for other URLs. Uses no regular expression, which could take
 * quadratic time.
 */
function withoutEndSlashes(address: string): string | null {
  const [path = ""] = address.split("?", 1);
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  const isPage = end > 1 && end < path.length && path[1] !== "/";
  return isPage ? path.slice(0, end) + address.slice(path.length) : null;
}

/** Returns whether a GET or HEAD request is for a page rather than for data, a file or a health check. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isData = /^\/(api|trpc|media|health|metrics|assets)(\/|\?|$)/.test(request.url);
  return isRead && !isData;
}
