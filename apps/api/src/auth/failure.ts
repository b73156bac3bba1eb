import type { FastifyReply, FastifyRequest } from "fastify";
import { safeError } from "../logging.ts";
import type { SignInAttempt } from "./attempt-cookie.ts";

type FailureReason = "cancelled" | "expired" | "failed";

/** What of a sign-in's address decides what an account begins with (D3). */
export type Brought = Pick<SignInAttempt, "referralCode" | "isFromHub" | "wantsTrial">;

/**
 * Leads to the page that says why nobody was signed in. What brought somebody here goes along, so that another try keeps
 * what it promised (D3); null when nobody knows any more.
 */
export function refuseSignIn(
  reply: FastifyReply,
  reason: FailureReason,
  brought: Brought | null,
): FastifyReply {
  const query = new URLSearchParams({
    reason,
    ...(brought?.referralCode ? { ref: brought.referralCode } : {}),
    ...(brought?.isFromHub ? { from: "hub" } : {}),
    ...(brought?.wantsTrial ? { trial: "true" } : {}),
  });
  return reply.redirect(`/sign-in-failed?${query}`, 302);
}

/** `refuseSignIn` for what nobody foresaw: the operator reads of it in the log. */
export function failSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  brought: Brought,
): FastifyReply {
  request.log.warn({ err: safeError(error) }, "sign-in failed");
  return refuseSignIn(reply, "failed", brought);
}
