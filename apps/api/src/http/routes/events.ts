import type { FastifyInstance, FastifyRequest } from "fastify";
import { createContextFromRequest, getRequestContext } from "../../access/context.ts";
import { findSessionFamilyId } from "../../access/find-session.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { readHub } from "../../features/hub/read-hub.ts";
import { EVENT_STREAM_LIMITS } from "../../limits/limits.ts";
import type { Deps } from "../../services/deps.ts";
import {
  createEventStreams,
  type EventStreamState,
  type EventStreamTimings,
} from "../event-streams.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Whether the route's responses last until the client disconnects. The duration of such a response is not measured.
     */
    isStream?: boolean;
  }
}

type EventsRequest = FastifyRequest<{
  Params: { familyUrl: string };
  Querystring: { kid?: unknown; since?: unknown };
}>;

const STREAM = { config: { isStream: true } };

/**
 * Registers two streams of server-sent events. GET /api/hub/:familyUrl/events notifies visitors of changes to a kid's
 * hub, and requires access to the hub. GET /api/family/events notifies a signed-in parent of any change to the family
 * (rule: live-pages).
 */
export function registerEventRoutes(
  app: FastifyInstance,
  deps: Deps,
  options: { timings: EventStreamTimings; isDraining: () => boolean },
): void {
  const perVisitor = EVENT_STREAM_LIMITS.perVisitor * deps.config.rateLimitMultiplier;
  const streams = createEventStreams(app, deps.hubs, { ...options, perVisitor });

  app.get("/api/hub/:familyUrl/events", STREAM, async (request: EventsRequest, reply) => {
    const visit = getRequestContext(deps, request);
    const { familyUrl } = request.params;
    const { kid } = request.query;
    const read = (kidId: string) => readHub(visit, familyUrl, { kid: kidId });
    await deps.limiter.hubRead(visit.limitKeys);
    const { family, kidId, ...hub } = await read(typeof kid === "string" ? kid : "first");
    // The demo never changes. A browser that receives 204 does not reconnect.
    if (family === null || kidId === null) return reply.status(204).send();
    if (request.method === "HEAD") return reply.send();
    streams.open(reply, {
      familyId: family.familyId,
      address: visit.limitKeys.address,
      since: getAge(request),
      state: getState(hub),
      async check() {
        const now = await read(kidId);
        if (now.kidId !== kidId) throw new AppError("NOT_FOUND");
        return getState(now);
      },
    });
  });

  app.get("/api/family/events", STREAM, async (request: EventsRequest, reply) => {
    const {
      limitKeys,
      cookieHeader,
      session: findSession,
    } = createContextFromRequest(deps, request, reply);
    const session = await findSession();
    if (!session) throw new AppError("UNAUTHORIZED");
    const { user, family } = session;
    await deps.limiter.parentRead(user.id);
    if (family.closedAt) throw new AppError("ACCOUNT_CLOSED");
    if (request.method === "HEAD") return reply.send();
    const state = { version: null, keepsSurprises: false };
    streams.open(reply, {
      familyId: family.id,
      address: limitKeys.address,
      since: getAge(request),
      state,
      async check() {
        const now = await findSessionFamilyId({ deps, cookieHeader, limitKeys });
        if (now !== family.id) throw new AppError("UNAUTHORIZED");
        return state;
      },
    });
  });
}

type ReadHub = Awaited<ReturnType<typeof readHub>>;

const getState = ({
  hub,
  keepsSurprises,
}: Pick<ReadHub, "hub" | "keepsSurprises">): EventStreamState => ({
  version: hub?.digest ?? null,
  keepsSurprises,
});

/** Returns the age of the client's data in milliseconds, or null if `since` is not a valid number. */
function getAge({ query: { since } }: EventsRequest): number | null {
  const age = Number(since);
  if (since === undefined || Number.isNaN(age)) return null;
  // A negative age results from a changed clock. The actual age is then unknown.
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
