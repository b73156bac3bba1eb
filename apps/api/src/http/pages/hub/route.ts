import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/passcode";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import { sendCompressedPage } from "../../../cache/compressed-page.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import { getLanguagePreference } from "../../../core/request-language.ts";
import {
  verifyHubAccessKey,
  verifyHubPasscode,
} from "../../../features/hub/verify-hub-passcode.ts";
import type { Deps } from "../../../services/deps.ts";
import { registerRouteScope } from "../../route-scope.ts";
import type { WebAppPages } from "../app/built-pages.ts";
import { createErrorPageSelector, sendErrorPage } from "../app/error-page.ts";
import {
  type GivingFormQuery,
  isGivingFormQuery,
  MAX_GIVING_FORM_BYTES,
} from "../giving/giving-form.ts";
import {
  isGivingFormResult,
  receiveGivingForm,
  sendGivingForm,
  sendGivingResultPage,
} from "../giving/hub-forms.ts";
import { readFormFields, registerFormFieldParser } from "../plain/forms.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { LOCKED_DOOR_SVG } from "../plain/pictures.ts";
import { registerCalendarRoute } from "./calendar.ts";
import { createHubPageRenderer, type HubQuery } from "./hub-page.ts";
import { registerPaperRoute } from "./paper/paper-page.ts";
import { registerLinkPreviewRoutes } from "./preview.ts";
import { registerReportRoutes } from "./report.ts";

/** Sends the passcode page, which reveals nothing about the family (rule: hub-passcode). */
function sendPasscodePage(reply: FastifyReply, status: number, form: Form = {}) {
  return sendPage(reply, status, () => lockedPage(form));
}

type Form = {
  problem?: string;
  /** URL to which the passcode form is posted. Default: the current URL. */
  action?: string;
};

const lockedPage = ({ problem, action }: Form) =>
  renderPage({
    title: words.lockedHubTitle(),
    picture: LOCKED_DOOR_SVG,
    heading: words.passcodeHeading(),
    body: `<p>${words.passcodeDescription()}</p>
<form class="entry" method="post"${action ? ` action="${escapeHtml(action)}"` : ""}>
<label for="passcode">${words.passcodeLabel()}</label>
<input id="passcode" name="passcode" type="text" required maxlength="${TEXT_LIMITS.passcode}" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(translateErrorMessage(problem))}</p>` : ""}
<button class="button" type="submit">${words.openHubButton()}</button>
</form>
<p>${words.missingPasscodeHint()}</p>`,
  });

type Query = GivingFormQuery &
  Partial<
    Record<"kid" | "wall" | "updates" | "wishes" | "key" | "done" | "for", string | string[]>
  >;

/** Subpages that require access to the hub, which the `to` parameter of the passcode form can select. */
const SUBPAGES_WITH_ACCESS = ["card", "report"];

/** Returns the hub's URL with the subpage as the `to` parameter. Returns undefined for the hub's own page. */
function getPasscodeFormPath(url: URL): string | undefined {
  const [, hub, familyUrl, page] = url.pathname.split("/");
  if (page === undefined) return undefined;
  const search = new URLSearchParams(url.search);
  if (SUBPAGES_WITH_ACCESS.includes(page)) search.set("to", page);
  return `/${hub}/${familyUrl}${search.size === 0 ? "" : `?${search}`}`;
}

/** Returns the URL of the page that `to` selects, without the `to` and `key` parameters. */
function getPathAfterAccess(url: URL): string {
  const search = new URLSearchParams(url.search);
  const page = search.get("to") ?? "";
  search.delete("to");
  search.delete("key");
  const path = SUBPAGES_WITH_ACCESS.includes(page) ? `${url.pathname}/${page}` : url.pathname;
  return `${path}${search.size === 0 ? "" : `?${search}`}`;
}

/** Returns the hub's URL with the occasion of the `for` parameter as the fragment (rule: occasions). */
function occasionUrl(url: URL, occasion: string): string {
  const search = new URLSearchParams(url.search);
  search.delete("for");
  return `${url.pathname}${search.size === 0 ? "" : `?${search}`}#for-${encodeURIComponent(occasion)}`;
}

type HubRequest = { Params: { familyUrl: string }; Querystring: Query };

const hubQuery = ({ kid, wall, updates, wishes }: Query): HubQuery => ({
  kid: typeof kid === "string" ? kid.toLowerCase() : undefined,
  wall: wall === "all",
  updates: updates === "all",
  wishes: wishes === "all",
});

/** Registers GET /hub/:familyUrl and its subpages. A `key`, or a POST with a `passcode`, grants access. */
export async function registerHubPageRoute(app: FastifyInstance, deps: Deps, pages: WebAppPages) {
  registerLinkPreviewRoutes(app, deps);
  const selectErrorPages = createErrorPageSelector(deps, pages, "hub");
  await registerRouteScope(app, async (hub) => {
    hub.setErrorHandler((error, request, reply) =>
      toAppError(error).code === "PASSCODE_REQUIRED"
        ? sendPasscodePage(reply, 401, {
            action: getPasscodeFormPath(new URL(request.url, deps.config.origin)),
          })
        : sendErrorPage(request, reply, error, selectErrorPages(request)),
    );
    await registerReportRoutes(hub, deps);
    registerCalendarRoute(hub, deps);
    registerPaperRoute(hub, deps);
    registerHubRoutes(hub, deps, pages);
  });
}

/** Registers GET and POST /hub/:familyUrl, and adds a form parser to the scope `hub`. */
function registerHubRoutes(hub: FastifyInstance, deps: Deps, pages: WebAppPages): void {
  const hubPage = createHubPageRenderer(pages.make);

  /** Redirects to the requested page of a hub after access was granted. Sets the access cookie if given. */
  const redirectWithAccess = (
    request: FastifyRequest,
    reply: FastifyReply,
    cookie: string | null,
  ) => {
    if (cookie !== null) reply.header("set-cookie", cookie);
    const path = getPathAfterAccess(new URL(request.url, deps.config.origin));
    return reply.header("cache-control", "no-store").redirect(path, 303);
  };

  hub.get<HubRequest>("/hub/:familyUrl", async (request, reply) => {
    const { familyUrl } = request.params;
    const { key, for: occasion, done } = request.query;
    const url = new URL(request.url, deps.config.origin);
    const visit = getRequestContext(deps, request);
    if (typeof key === "string") {
      await deps.limiter.hubRead(visit.limitKeys);
      return redirectWithAccess(request, reply, await verifyHubAccessKey(visit, familyUrl, key));
    }
    if (typeof occasion === "string") {
      return reply.header("cache-control", "no-store").redirect(occasionUrl(url, occasion), 307);
    }
    const exchange = { request, reply };
    const asked = { familyUrl, query: request.query };
    if (isGivingFormQuery(request.query)) return sendGivingForm(deps, exchange, asked);
    if (isGivingFormResult(done)) return sendGivingResultPage(deps, exchange, asked, done);
    const language = getLanguagePreference(request);
    const found = await hubPage(visit, familyUrl, hubQuery(request.query), language);
    if (found.kind === "page") return sendCompressedPage(request, reply, 200, found.page);
    // The redirect is not cached, because the family may reclaim its former URL (rule: former-addresses).
    reply.header("cache-control", "no-store");
    return reply.redirect(`/hub/${found.familyUrl}${url.search}`, 307);
  });

  registerFormFieldParser(hub, MAX_GIVING_FORM_BYTES);
  hub.post<HubRequest>("/hub/:familyUrl", async (request, reply) => {
    const { familyUrl } = request.params;
    const { query } = request;
    const typed = readFormFields(request).get("passcode");
    if (typed === null && isGivingFormQuery(query)) {
      return receiveGivingForm(deps, { request, reply }, { familyUrl, query });
    }
    const passcode = typed ?? "";
    const visit = getRequestContext(deps, request);
    try {
      await deps.limiter.openWrite(visit.limitKeys);
      const cookie = await verifyHubPasscode(visit, { familyUrl, passcode });
      return redirectWithAccess(request, reply, cookie);
    } catch (error) {
      const problem = toAppError(error);
      if (problem.code === "PASSCODE_REQUIRED")
        return sendPasscodePage(reply, 401, { problem: problem.message });
      if (problem.code !== "RATE_LIMITED") throw error;
      reply.header("retry-after", String(problem.retryAfter ?? 60));
      return sendPasscodePage(reply, 429, { problem: problem.message });
    }
  });
}
