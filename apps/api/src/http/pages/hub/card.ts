import { type HubKidsView, type HubView, PAPER_SIZES, PAPER_STYLES } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import { orNotFound } from "../../../core/errors/app-error.ts";
import { readHub } from "../../../features/hub/read-hub.ts";
import type { Deps } from "../../../services/deps.ts";
import type { HubRefusalHandler } from "../app/error-page.ts";
import { sendPage } from "../plain/page.ts";
import { renderPaperPage } from "./paper/paper-page.ts";
import { getSheetContents } from "./paper/printed-hub.ts";

type CardRequest = {
  Params: { familyUrl: string };
  Querystring: Partial<Record<"kid" | "style" | "paper", string | string[]>>;
};

/** Returns `asked` if `all` contains that value, else the first value of `all`. */
const findOption = <One extends string>(all: readonly [One, ...One[]], asked: unknown): One =>
  all.find((one) => one === asked) ?? all[0];

/**
 * Registers GET /hub/{familyUrl}/card?kid=&style=&paper=, which renders a printable card or poster of one kid's hub.
 * `refuse` sends the response to a visitor without access to the hub. Requests for the card are not counted as page
 * views (rule: paper).
 */
export function registerCardRoute(app: FastifyInstance, deps: Deps, refuse: HubRefusalHandler) {
  const { origin } = deps.config;
  app.get<CardRequest>("/hub/:familyUrl/card", async (request, reply) => {
    const visit = getRequestContext(deps, request);
    const { familyUrl } = request.params;
    const { kid, style, paper } = request.query;
    try {
      await deps.limiter.hubRead(visit.limitKeys);
      const wish = { kid: typeof kid === "string" ? kid : "first" };
      const read = await readHub(visit, familyUrl, wish);
      if (read.familyUrl !== familyUrl) {
        const { search } = new URL(request.url, origin);
        const present = `/hub/${read.familyUrl}/card${search}`;
        return reply.header("cache-control", "no-store").redirect(present, 307);
      }
      const hub: HubView = JSON.parse(orNotFound(read.hub).text);
      const { kids }: HubKidsView = JSON.parse(read.kids.text);
      const contents = getSheetContents(deps.config, read, hub, kids.length);
      const choice = {
        style: findOption(PAPER_STYLES, style),
        size: findOption(PAPER_SIZES, paper),
      };
      return sendPage(reply, 200, () => renderPaperPage(contents, { kids, choice }));
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
}
