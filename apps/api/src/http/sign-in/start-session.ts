import type { FastifyReply, FastifyRequest } from "fastify";
import { createUserLanguageCookie, getLanguagePreference } from "../../core/request-language.ts";
import type { Deps } from "../../services/deps.ts";
import type { OidcProfile } from "../../services/identity/identity.ts";
import type { SignInVisit } from "./attempt-cookie.ts";
import { findOrCreateAccount, getLandingPath } from "./sign-in.ts";

/** Starts a session for a person and redirects to the page after the sign-in (rule: sign-in). */
export async function startSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, visit }: { person: OidcProfile; visit: SignInVisit },
): Promise<FastifyReply> {
  const { user, family } = await findOrCreateAccount(deps, person, {
    ...visit,
    language: getLanguagePreference(request),
  });
  // Replaces the browser's previous session to prevent session fixation.
  const { cookie, "user-agent": userAgent } = request.headers;
  reply.header("set-cookie", await deps.sessions.start(user.id, cookie, userAgent));
  const spoken = createUserLanguageCookie(request, user.language, deps.config.origin);
  if (spoken !== null) reply.header("set-cookie", spoken);
  return reply.redirect(await getLandingPath(deps.db, family, visit), 302);
}
