import type { PageRequest } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getRequestContext, type RequestContext } from "../../../access/context.ts";
import { sendCompressedPage } from "../../../cache/compressed-page.ts";
import { createRateLimitKeys } from "../../../core/crypto/visitor.ts";
import { getVisitorLanguage } from "../../../core/request-language.ts";
import { createConfigView } from "../../../features/account/config-view.ts";
import { getDemoGift, isDemoGiftAccessToken } from "../../../features/demo/responses.ts";
import { readJoinPage } from "../../../features/family/join.ts";
import { readGift } from "../../../features/gifts/gift-access.ts";
import { readMyGifts } from "../../../features/mine/my-gifts.ts";
import { readThankYouPage } from "../../../features/thank-yous/thank-yous.ts";
import type { Deps } from "../../../services/deps.ts";
import { LOGIN_PATH } from "../../sign-in/attempt-cookie.ts";
import type { WebAppPages } from "./built-pages.ts";
import { createErrorPageSelector, sendErrorPage } from "./error-page.ts";

/** Query parameters that affect a page's content, by path, except `lang`. Other parameters are ignored. */
const QUERIES = {
  "/signup": ["ref", "from", "trial"],
  "/sign-in-failed": ["reason", "ref", "from", "trial"],
} as const;

/** URLs of the sign-up page that are cached. Other query strings are not cached, because their number is unlimited. */
const CACHED_URLS = ["", "?from=hub", "?trial=true", "?from=hub&trial=true"].map(
  (query) => `/signup${query}`,
);

/** Returns the query string of a request, reduced to the parameters in `names`. */
function shownQuery(request: FastifyRequest, names: readonly string[], origin: string): string {
  const { searchParams } = new URL(request.url, origin);
  const shown = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) shown.set(name, value);
  }
  return shown.size === 0 ? "" : `?${shown}`;
}

/** Registers the public pages that differ per request and are rendered on the server (rule: sign-up-page). */
export function registerDynamicPages(app: FastifyInstance, deps: Deps, pages: WebAppPages): void {
  const { origin, secret } = deps.config;
  const config = createConfigView(deps.config);

  const limit = (request: FastifyRequest) =>
    deps.limiter.hubRead(createRateLimitKeys(secret, request.ip, deps.clock.now()));

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    more: Pick<PageRequest["answers"], "thankYou" | "giftPass" | "myGifts" | "join"> = {},
  ): Promise<FastifyReply> {
    const user = deps.sessions.isBrought(request.headers.cookie) ? {} : { user: null };
    const answers = { config, ...user, ...more };
    const language = getVisitorLanguage(request);
    const page = await pages.make(
      { url, origin, language, answers },
      { isCached: CACHED_URLS.includes(url) },
    );
    return sendCompressedPage(request, reply, 200, page);
  }

  /** Returns route options with an error handler that sends one of the selected pages. */
  const withErrorPages = (select: ReturnType<typeof createErrorPageSelector>) => ({
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendErrorPage(request, reply, error, select(request)),
  });
  const appErrorPages = withErrorPages(() => ({ missing: pages.app, failing: pages.app }));
  for (const [path, names] of Object.entries(QUERIES)) {
    app.get(path, appErrorPages, async (request, reply) => {
      await limit(request);
      const query = shownQuery(request, names, origin);
      // The sign-in page explains who can create an account (rule: sign-ups).
      const isOffered = path !== "/signup" || deps.config.signUps === "open";
      return isOffered
        ? send(request, reply, path + query)
        : reply.redirect(LOGIN_PATH + query, 302);
    });
  }

  /** Registers a page whose URL contains a secret token. */
  function tokenPage(
    name: "thank-you" | "gift" | "mine" | "join",
    read: (caller: RequestContext, token: string) => Promise<Parameters<typeof send>[3]>,
  ): void {
    const errorPages = withErrorPages(createErrorPageSelector(deps, pages, name));
    app.get<{ Params: { token: string } }>(
      `/${name}/:token`,
      errorPages,
      async (request, reply) => {
        await limit(request);
        const { token } = request.params;
        const answers = await read(getRequestContext(deps, request), token);
        return send(request, reply, `/${name}/${encodeURIComponent(token)}`, answers);
      },
    );
  }
  tokenPage("thank-you", async (caller, token) => ({
    thankYou: await readThankYouPage(caller, token),
  }));
  tokenPage("mine", async (caller, token) => ({ myGifts: await readMyGifts(caller, token) }));
  tokenPage("join", async (caller, token) => ({ join: await readJoinPage(caller, { token }) }));
  tokenPage("gift", async (caller, token) => ({
    giftPass: isDemoGiftAccessToken(token)
      ? getDemoGift(caller, token)
      : await readGift(caller, token),
  }));
}
