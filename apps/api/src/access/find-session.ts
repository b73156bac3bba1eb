import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import type { Deps } from "../services/deps.ts";
import type { ActiveSession } from "../services/identity/session.ts";

type SessionRequest = { deps: Deps; cookieHeader: string | undefined; limitKeys: RateLimitKeys };

/** Returns a request's session, or null when signed out. Throws RATE_LIMITED after too many invalid session cookies. */
export const findSession = (request: SessionRequest): Promise<ActiveSession | null> =>
  lookUp(request, () => request.deps.sessions.fromCookieHeader(request.cookieHeader));

/** Returns the family ID of a request's session, or null when signed out. Does not extend the session. */
export const findSessionFamilyId = (request: SessionRequest): Promise<string | null> =>
  lookUp(request, () => request.deps.sessions.familyIdIn(request.cookieHeader));

async function lookUp<Found>(
  { deps, cookieHeader, limitKeys }: SessionRequest,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const hash = deps.sessions.hashIn(cookieHeader);
  return hash === null ? null : deps.limiter.lookUpSession(limitKeys, hash, look);
}
