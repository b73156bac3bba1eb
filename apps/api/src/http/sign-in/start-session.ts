import type { Account } from "@giftling/db/queries/account/users";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createUserLanguageCookie, getLanguagePreference } from "../../core/request-language.ts";
import type { Deps } from "../../services/deps.ts";
import type { OidcProfile } from "../../services/identity/identity.ts";
import type { SignInParameters } from "./attempt-cookie.ts";
import { sendSignUpRefusedPage } from "./new-account/pages.ts";
import {
  findOrCreateAccount,
  getLandingPath,
  type NewAccountLink,
  SignUpError,
} from "./sign-in.ts";

/**
 * Starts a session for a person and redirects to the page after the sign-in. Sends an error page to a person who may
 * not create an account. With `link`, always creates the account (rule: sign-in).
 *
 * @throws SignUpError when a sign-up with `link` is rejected.
 */
export async function startSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    person,
    visit,
    link,
  }: { person: OidcProfile; visit: SignInParameters; link?: NewAccountLink | undefined },
): Promise<FastifyReply> {
  const language = getLanguagePreference(request);
  const account = await findOrCreateAccount(deps, person, { ...visit, language, link }).catch(
    (error: unknown) => {
      if (link === undefined && error instanceof SignUpError) return null;
      throw error;
    },
  );
  if (account === null) return sendSignUpRefusedPage(reply, deps.config);
  return startAccountSession(deps, request, reply, { account, visit });
}

/** Starts a session for an account and redirects to the page that follows a sign-in. */
export async function startAccountSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    account: { user, family },
    visit,
  }: { account: Account; visit: Pick<SignInParameters, "returnTo" | "wantsTrial"> },
): Promise<FastifyReply> {
  // Replaces the browser's previous session to prevent session fixation.
  const { cookie, "user-agent": userAgent } = request.headers;
  reply.header("set-cookie", await deps.sessions.start(user.id, cookie, userAgent));
  const spoken = createUserLanguageCookie(request, user.language, deps.config.origin);
  if (spoken !== null) reply.header("set-cookie", spoken);
  return reply.redirect(await getLandingPath(deps.db, family, visit), 302);
}
