import { parseReturnPath } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Context, createContextFromRequest } from "../../access/context.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { countReferralClick } from "../../features/referrals/reward.ts";
import type { Deps } from "../../services/deps.ts";
import {
  getSignInAttemptCookieName,
  LOGIN_PATH,
  OIDC_CALLBACK_PATH,
  type SignInParameters,
  setSignInAttemptCookie,
} from "./attempt-cookie.ts";
import { sendSignInPage } from "./email/pages.ts";
import { createSignInRateLimitHook, handleSignInError } from "./failure.ts";
import { getPathAfterSignIn } from "./sign-in.ts";

/** Request to /api/login. On a server with two sign-in methods, `with=provider` selects the OpenID provider. */
export type SignInRequest = { Querystring: Record<string, unknown> };

/** Registers GET /api/login, which shows the sign-in by e-mail or redirects to the provider (rule: sign-in). */
export function registerSignInRoute(app: FastifyInstance, deps: Deps): void {
  const { config, identity } = deps;
  const countPage = createSignInRateLimitHook(deps, "callback");
  const countSignIn = createSignInRateLimitHook(deps, "signIn");
  const isAtProvider = ({ query }: FastifyRequest<SignInRequest>) =>
    identity !== null && (!config.hasEmailSignIn || query.with === "provider");

  app.get<SignInRequest>(
    LOGIN_PATH,
    {
      preHandler: (request: FastifyRequest<SignInRequest>, reply) =>
        isAtProvider(request) ? countSignIn(request, reply) : countPage(request, reply),
    },
    async (request, reply) => {
      const context = createContextFromRequest(deps, request, reply);
      const brought = readSignInParameters(deps, request);
      const { returnTo } = brought;
      reply.header("cache-control", "no-store");
      try {
        // A caller who is already signed in is redirected to `returnTo`.
        const isSent = returnTo !== null || !isAtProvider(request);
        const live = isSent ? await context.session() : null;
        if (live) {
          const path = await getPathAfterSignIn(deps.db, live.family, {
            returnTo,
            wantsTrial: false,
          });
          return await reply.redirect(path, 302);
        }
        const visit = { ...brought, referralId: await countSignInReferralClick(context, brought) };
        if (identity === null || !isAtProvider(request)) {
          return sendSignInPage(reply, 200, { config, query: getQueryString(request) });
        }
        return await redirectToProvider(reply, identity, visit);
      } catch (error) {
        return handleSignInError(request, reply, error, brought);
      }
    },
  );

  async function redirectToProvider(
    reply: FastifyReply,
    provider: NonNullable<Deps["identity"]>,
    visit: SignInParameters,
  ) {
    const { url, attempt } = await provider.begin();
    return setSignInAttemptCookie(reply, deps, "sign-in-attempt", {
      name: getSignInAttemptCookieName(attempt.state),
      path: OIDC_CALLBACK_PATH,
      attempt: { ...attempt, ...visit },
    }).redirect(url.href, 302);
  }
}

/** Returns the parameters of a sign-in, without the referral, which `countSignInReferralClick` returns. */
export function readSignInParameters(
  { config }: Pick<Deps, "config">,
  { query }: FastifyRequest<SignInRequest>,
): Omit<SignInParameters, "referralId"> {
  const { ref, from, trial, returnTo } = query;
  const wanted = typeof returnTo === "string" ? returnTo : undefined;
  return {
    returnTo: parseReturnPath(wanted, config.origin),
    referralCode: typeof ref === "string" && REFERRAL_CODE.test(ref) ? ref : null,
    isFromHub: from === "hub",
    wantsTrial: config.billing && trial === "true",
  };
}

/** Returns the query string of a request including the question mark, or an empty string. */
export function getQueryString({ url }: Pick<FastifyRequest, "url">): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** Pattern of a valid referral code. The sign-in ignores an invalid code. */
const REFERRAL_CODE = /^[\x21-\x7e]{1,64}$/;

/** Counts a click on a referral link. Returns the referral's ID, or null if the request has no valid code. */
export async function countSignInReferralClick(
  context: Pick<Context, "deps" | "session" | "visitorHash">,
  { referralCode: code }: Pick<SignInParameters, "referralCode">,
): Promise<string | null> {
  if (code === null) return null;
  try {
    return await countReferralClick(context, code);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
