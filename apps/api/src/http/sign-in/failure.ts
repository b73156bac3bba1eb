import type { FastifyReply, FastifyRequest } from "fastify";
import { redactError } from "../../core/logging.ts";
import type { SignInVisit } from "./attempt-cookie.ts";

type FailureReason = "cancelled" | "expired" | "failed";

/** Sign-in parameters that determine the benefits of a new account (rule: sign-in). */
export type SignInOrigin = Pick<SignInVisit, "referralCode" | "isFromHub" | "wantsTrial">;

/**
 * Redirects to the page that explains why the sign-in failed. The page's URL contains the parameters in `brought`,
 * which a retry uses again. `brought` is null for an unknown sign-in attempt (rule: sign-in).
 */
export function redirectToSignInError(
  reply: FastifyReply,
  reason: FailureReason,
  brought: SignInOrigin | null,
): FastifyReply {
  const query = new URLSearchParams({ reason, ...(brought && getOriginParameters(brought)) });
  return reply.redirect(`/sign-in-failed?${query}`, 302);
}

/**
 * Returns the query parameters of /api/login for a sign-in that starts from `origin`, such as a referral link or a hub.
 */
export const getOriginParameters = (origin: SignInOrigin): Record<string, string> => ({
  ...(origin.referralCode ? { ref: origin.referralCode } : {}),
  ...(origin.isFromHub ? { from: "hub" } : {}),
  ...(origin.wantsTrial ? { trial: "true" } : {}),
});

/** Logs an unexpected error and redirects to the page for failed sign-ins. */
export function handleSignInError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  brought: SignInOrigin,
): FastifyReply {
  request.log.warn({ err: redactError(error) }, "sign-in failed");
  return redirectToSignInError(reply, "failed", brought);
}
