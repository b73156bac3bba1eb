import { type HubKidsView, slugifyName } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import { AppError, orNotFound } from "../../../core/errors/app-error.ts";
import { readHub } from "../../../features/hub/read-hub.ts";
import type { Deps } from "../../../services/deps.ts";
import type { HubRefusalHandler } from "../app/error-page.ts";
import { formatCalendar } from "./format-calendar.ts";

type Asked = { Params: { familyUrl: string }; Querystring: { kid?: string | string[] } };

/**
 * Registers GET /hub/{familyUrl}/calendar.ics?kid=, which returns a kid's birthday and second day as an iCalendar file.
 * `refuse` sends the response to a visitor without access to the hub, or when the kid has no complete day
 * (rule: calendar).
 */
export function registerCalendarRoute(app: FastifyInstance, deps: Deps, refuse: HubRefusalHandler) {
  app.get<Asked>("/hub/:familyUrl/calendar.ics", async (request, reply) => {
    const visit = getRequestContext(deps, request);
    const { familyUrl } = request.params;
    const { origin } = deps.config;
    try {
      await deps.limiter.hubRead(visit.limitKeys);
      const read = await readHub(visit, familyUrl, { kid: null });
      const { kids }: HubKidsView = JSON.parse(read.kids.text);
      const kid = orNotFound(kids.find(({ id }) => id === request.query.kid) ?? kids[0] ?? null);
      const hubUrl = `${origin}/hub/${read.familyUrl}?kid=${kid.id}`;
      const { hostname: host } = new URL(origin);
      const about = { kid, hubUrl, host, now: deps.clock.now() };
      const text = runWithLanguage(visit.language, () => formatCalendar(about));
      if (text === null) throw new AppError("NOT_FOUND");
      const name = slugifyName(kid.firstName) || "days";
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}.ics"`)
        .type("text/calendar; charset=utf-8")
        .send(text);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
}
