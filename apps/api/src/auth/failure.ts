import type { FastifyReply, FastifyRequest } from "fastify";
import { safeError } from "../logging.ts";
import type { SignInAttempt } from "./attempt-cookie.ts";

type FailureReason = "cancelled" | "expired" | "failed";

/** The parts of a sign-in's address that decide what a new account starts with (rule: sign-in). */
export type Brought = Pick<SignInAttempt, "referralCode" | "isFromHub" | "wantsTrial">;

/**
 * Redirects to the page that says why the sign-in failed. `brought` goes along in its address, so that "Try again" keeps it
 * (rule: sign-in); null when the attempt is unknown.
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

/** `refuseSignIn` for an unexpected error, which is logged. */
export function failSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  brought: Brought,
): FastifyReply {
  request.log.warn({ err: safeError(error) }, "sign-in failed");
  return refuseSignIn(reply, "failed", brought);
}
