import * as words from "@giftling/messages/account/sign-out";
import { retryTitle } from "@giftling/messages/pages/retry";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRateLimitKeys } from "../../core/crypto/visitor.ts";
import { AppError, toAppError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { renderPage, sendPage } from "../pages/plain/page.ts";
import { sendRetryPage } from "../pages/plain/retry-page.ts";
import { LOGIN_PATH, type SignInParameters } from "./attempt-cookie.ts";

/** Sign-in parameters that determine the benefits of a new account (rule: sign-in). */
type SignInOrigin = Pick<SignInParameters, "referralCode" | "isFromHub" | "wantsTrial">;

/** Redirects to the page for a failed sign-in, with the parameters in `brought` for a retry (rule: sign-in). */
export function redirectToSignInError(
  reply: FastifyReply,
  reason: "cancelled" | "expired" | "failed",
  brought: SignInOrigin | null,
): FastifyReply {
  const query = new URLSearchParams({ reason, ...(brought && getOriginParameters(brought)) });
  return reply.redirect(`/sign-in-failed?${query}`, 302);
}

/** Returns the query parameters of /api/login for a sign-in from `origin`, such as a referral link or a hub. */
const getOriginParameters = (origin: SignInOrigin): Record<string, string> => ({
  ...(origin.referralCode ? { ref: origin.referralCode } : {}),
  ...(origin.isFromHub ? { from: "hub" } : {}),
  ...(origin.wantsTrial ? { trial: "true" } : {}),
});

/** Returns the query string with which /api/login starts a sign-in with the parameters of `visit`. */
export function getSignInQuery(visit: SignInOrigin & Pick<SignInParameters, "returnTo">): string {
  const query = new URLSearchParams(getOriginParameters(visit));
  if (visit.returnTo !== null) query.set("returnTo", visit.returnTo);
  return query.size === 0 ? "" : `?${query}`;
}

/** Logs an error of a sign-in, and sends the retry page or redirects to the page for failed sign-ins. */
export function handleSignInError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  visit: Parameters<typeof getSignInQuery>[0],
): FastifyReply {
  request.log.warn({ err: error }, "sign-in failed");
  const problem = toAppError(error);
  if (problem.retryAfter === undefined) return redirectToSignInError(reply, "failed", visit);
  return sendRetryPage(reply, problem, LOGIN_PATH + getSignInQuery(visit));
}

/** Returns a `preHandler` that limits sign-ins per IP address (rule: rate-limits). */
export const createSignInRateLimitHook =
  ({ config, clock, limiter }: Deps, limit: "signIn" | "callback") =>
  (request: FastifyRequest, reply: FastifyReply) =>
    limiter[limit](createRateLimitKeys(config.secret, request.ip, clock.now())).catch(
      (error: unknown) => sendRateLimitPage(reply, error),
    );

/** Sends the page for too many sign-ins, with Retry-After. Rethrows any error other than RATE_LIMITED. */
export function sendRateLimitPage(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
  return sendPage(reply.header("retry-after", String(error.retryAfter)), error.status, busyPage);
}

const busyPage = () =>
  renderPage({
    title: retryTitle(),
    body: `<p>${words.rateLimitMessage()}</p>
<p><a href="/api/login">${words.signInLink()}</a></p>`,
  });
