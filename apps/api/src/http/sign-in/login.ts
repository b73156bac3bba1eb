import { safeReturnPath } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { createRequestContext } from "../../access/context.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { countReferralClick } from "../../features/referrals/reward.ts";
import type { Deps } from "../../services/deps.ts";
import {
  getAttemptCookieName,
  getAttemptCookieOptions,
  SIGN_IN_ATTEMPT_SECONDS,
  signAttempt,
} from "./attempt-cookie.ts";
import { handleSignInError, type SignInOrigin } from "./failure.ts";
import { createSignInRateLimitHook } from "./rate-limit-hook.ts";
import { getLandingPath } from "./sign-in.ts";

type Visit = { Querystring: Record<string, unknown> };

/**
 * Registers GET /api/login, which redirects to the identity provider. A signed cookie stores the request's parameters
 * (rule: sign-in).
 */
export function registerLoginRoute(app: FastifyInstance, deps: Deps): void {
  const { config, clock } = deps;
  const options = { ...getAttemptCookieOptions(config.origin), maxAge: SIGN_IN_ATTEMPT_SECONDS };

  app.get<Visit>(
    "/api/login",
    { preHandler: createSignInRateLimitHook(deps, "signIn") },
    async (request, reply) => {
      const { ref, from, trial } = request.query;
      const wanted =
        typeof request.query.returnTo === "string" ? request.query.returnTo : undefined;
      const returnTo = safeReturnPath(wanted, config.origin);
      const brought: SignInOrigin = {
        referralCode: typeof ref === "string" && REFERRAL_CODE.test(ref) ? ref : null,
        isFromHub: from === "hub",
        wantsTrial: config.billing && trial === "true",
      };
      const context = createRequestContext(deps, request, reply);
      reply.header("cache-control", "no-store");
      try {
        // A caller who is already signed in is redirected to `returnTo`.
        const live = returnTo === null ? null : await context.session();
        if (live) {
          const path = await getLandingPath(deps.db, live.family, { returnTo, wantsTrial: false });
          return await reply.redirect(path, 302);
        }
        const { url, attempt } = await deps.identity.begin();
        const sealed = signAttempt(config.secret, {
          ...attempt,
          ...brought,
          returnTo,
          referralId: await referralOf(context, brought.referralCode),
          expiresAt: clock.now().getTime() + SIGN_IN_ATTEMPT_SECONDS * 1_000,
        });
        return await reply
          .setCookie(getAttemptCookieName(attempt.state), sealed, options)
          .redirect(url.href, 302);
      } catch (error) {
        return handleSignInError(request, reply, error, brought);
      }
    },
  );
}

/** Pattern of a valid referral code. The sign-in ignores an invalid code. */
const REFERRAL_CODE = /^[\x21-\x7e]{1,64}$/;

/**
 * Counts a click on the link of a referral code and returns the referral's id. Returns null without a code, for an
 * unknown code, and for the caller's own code (rule: self-referral).
 */
async function referralOf(context: Parameters<typeof countReferralClick>[0], code: string | null) {
  if (code === null) return null;
  try {
    return await countReferralClick(context, code);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
