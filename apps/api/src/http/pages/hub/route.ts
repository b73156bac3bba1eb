import { findHubByFamilyUrl } from "@giftling/db/queries/account/family-urls";
import { isDemoFamily, normalizeFamilyUrl } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getRequestContext, type RequestContext } from "../../../access/context.ts";
import { assertCanViewHub } from "../../../access/hub-access.ts";
import { sendCompressedPage } from "../../../cache/compressed-page.ts";
import { orNotFound, toAppError } from "../../../core/errors/app-error.ts";
import { getLanguagePreference, getVisitorLanguage } from "../../../core/request-language.ts";
import { openHub, openHubByKey } from "../../../features/hub/open-hub.ts";
import type { Deps } from "../../../services/deps.ts";
import { registerRouteScope } from "../../route-scope.ts";
import type { BuiltPages } from "../app/built-pages.ts";
import { sendErrorPage } from "../app/error-page.ts";
import { registerFormFieldParser } from "../plain/forms.ts";
import { registerCalendarRoute } from "./calendar.ts";
import { registerCardRoute } from "./card.ts";
import { createHubPageRenderer, type HubQuery } from "./hub-page.ts";
import { sendPasscodePage } from "./passcode-page.ts";
import { registerPreviewRoutes } from "./preview.ts";
import { registerReportRoutes } from "./report.ts";

type Query = Partial<Record<"kid" | "wall" | "updates" | "key", string | string[]>>;

/**
 * Subpages that require access to the hub. The `to` parameter of the passcode form selects the subpage to open
 * afterward.
 */
const BEHIND_THE_DOOR = ["card", "report"];

/**
 * Returns the hub's URL with the subpage as its `to` parameter. The passcode form of the subpage posts to this URL.
 * Returns undefined for the hub's own page.
 */
function doorOf(url: URL): string | undefined {
  const [, hub, familyUrl, page] = url.pathname.split("/");
  if (page === undefined) return undefined;
  const search = new URLSearchParams(url.search);
  if (BEHIND_THE_DOOR.includes(page)) search.set("to", page);
  return `/${hub}/${familyUrl}${search.size === 0 ? "" : `?${search}`}`;
}

/**
 * Returns the URL to open after access was granted: the page that `to` selects, without the `to` and `key` parameters.
 */
function behindTheDoor(url: URL): string {
  const search = new URLSearchParams(url.search);
  const page = search.get("to") ?? "";
  search.delete("to");
  search.delete("key");
  const path = BEHIND_THE_DOOR.includes(page) ? `${url.pathname}/${page}` : url.pathname;
  return `${path}${search.size === 0 ? "" : `?${search}`}`;
}

type HubRequest = { Params: { familyUrl: string }; Querystring: Query };

const hubQuery = ({ kid, wall, updates }: Query): HubQuery => ({
  kid: typeof kid === "string" ? kid.toLowerCase() : undefined,
  wall: wall === "all",
  updates: updates === "all",
});

/**
 * Registers GET /hub/:familyUrl?kid=&wall=&updates= and the subpages of a hub. Without a server bundle, the browser
 * renders the page. A `key` parameter, or a POST with a `passcode` field, grants access to a hub with a passcode (rule:
 * kid-address).
 */
export async function registerHubPageRoute(app: FastifyInstance, deps: Deps, pages: BuiltPages) {
  const hubPage = pages.make && createHubPageRenderer(pages.make);
  const screens = { missing: pages.named("hub-missing"), failing: pages.named("hub-failing") };

  registerPreviewRoutes(app, deps);
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) =>
    toAppError(error).code === "PASSCODE_REQUIRED"
      ? sendPasscodePage(reply, 401, { action: doorOf(new URL(request.url, deps.config.origin)) })
      : sendErrorPage(request, reply, error, screens);
  await registerReportRoutes(app, deps, refuse);
  registerCalendarRoute(app, deps, refuse);
  registerCardRoute(app, deps, refuse);
  /** Redirects to the requested page after access was granted. Sets the access cookie unless it is null. */
  const letIn = (request: FastifyRequest, reply: FastifyReply, cookie: string | null) => {
    if (cookie !== null) reply.header("set-cookie", cookie);
    const inside = behindTheDoor(new URL(request.url, deps.config.origin));
    return reply.header("cache-control", "no-store").redirect(inside, 303);
  };

  app.get<HubRequest>("/hub/:familyUrl", async (request, reply) => {
    const { familyUrl } = request.params;
    const { key } = request.query;
    // The redirect is not cached, because the family may reclaim its former URL (rule: former-addresses).
    const move = (present: string) => {
      const { search } = new URL(request.url, deps.config.origin);
      return reply.header("cache-control", "no-store").redirect(`/hub/${present}${search}`, 307);
    };
    try {
      const visit = getRequestContext(deps, request);
      if (typeof key === "string") {
        await deps.limiter.hubRead(visit.limitKeys);
        return letIn(request, reply, await openHubByKey(visit, familyUrl, key));
      }
      if (hubPage === null) {
        await deps.limiter.hubRead(visit.limitKeys);
        const present = await deps.limiter.lookUp(
          visit.limitKeys,
          normalizeFamilyUrl(familyUrl),
          () => presentAddress(visit, familyUrl),
        );
        return present === familyUrl
          ? await sendCompressedPage(
              request,
              reply,
              200,
              await pages.app(getVisitorLanguage(request)),
            )
          : move(present);
      }
      const found = await hubPage(
        visit,
        familyUrl,
        hubQuery(request.query),
        getLanguagePreference(request),
      );
      return found.kind === "page"
        ? await sendCompressedPage(request, reply, 200, found.page)
        : move(found.familyUrl);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });

  await registerRouteScope(app, async (forms) => {
    registerFormFieldParser(forms);
    forms.post<HubRequest>("/hub/:familyUrl", async (request, reply) => {
      const { familyUrl } = request.params;
      const { body } = request;
      const passcode = (body instanceof URLSearchParams && body.get("passcode")) || "";
      const visit = getRequestContext(deps, request);
      try {
        await deps.limiter.openWrite(visit.limitKeys);
        return letIn(request, reply, await openHub(visit, { familyUrl, passcode }));
      } catch (error) {
        const problem = toAppError(error);
        if (problem.code === "PASSCODE_REQUIRED")
          return sendPasscodePage(reply, 401, { problem: problem.message });
        if (problem.code !== "RATE_LIMITED") return refuse(request, reply, error);
        reply.header("retry-after", String(problem.retryAfter ?? 60));
        return sendPasscodePage(reply, 429, { problem: problem.message });
      }
    });
  });
}

/**
 * Returns the current family URL for a current or former one. Throws NOT_FOUND for an unknown family URL, and
 * PASSCODE_REQUIRED for a visitor without access.
 */
async function presentAddress(visit: RequestContext, familyUrl: string): Promise<string> {
  const asked = normalizeFamilyUrl(familyUrl);
  if (isDemoFamily(asked)) return asked;
  const present = orNotFound(await findHubByFamilyUrl(visit.deps.db, asked));
  await assertCanViewHub(visit, present.door);
  return present.familyUrl;
}
