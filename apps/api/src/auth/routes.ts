import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countReferralClick } from "../actions/account/referrals.ts";
import { contextOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { safeError } from "../logging.ts";
import { page, sendPage } from "../pages/page.ts";
import { addressHash } from "../visitor.ts";
import {
  ATTEMPT_SECONDS,
  attemptCookieName,
  isAttemptCookie,
  OPEN_ATTEMPTS,
  openAttempt,
  type SignInAttempt,
  sealAttempt,
} from "./attempt-cookie.ts";
import { logoutRoutes } from "./logout.ts";
import { safeReturnPath } from "./return-path.ts";
import { accountOf, landingPath } from "./sign-in.ts";

/** Anything else is nobody's code, and no reason to keep a person from signing in. */
const REFERRAL_CODE = /^[\x21-\x7e]{1,64}$/;

type FailureReason = "cancelled" | "expired" | "failed";

/** What of a sign-in's address decides what an account begins with (D3). */
type Brought = Pick<SignInAttempt, "referralCode" | "isFromHub" | "wantsTrial">;

/** Over the limit a person gets a page, and no JSON. */
function sendBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
  return sendPage(reply.header("retry-after", String(error.retryAfter)), error.status, busyPage);
}

const busyPage = page({
  title: "Please wait a moment",
  body: `<h1>Please wait a moment</h1>
<p>There were many sign-ins from your connection just now. Wait a minute, then try again.</p>
<p><a href="/api/login">Log in again</a></p>`,
});

/** Signing in and out: GET /api/login, GET /api/auth/callback, GET and POST /api/auth/logout (spec section 7, D28). */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, clock } = deps;
  const cookie = {
    path: "/api/auth/callback",
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  } as const;

  /** What brought somebody here goes along, so that another try keeps what it promised (D3). */
  function fail(reply: FastifyReply, reason: FailureReason, brought: Partial<Brought> = {}) {
    const { referralCode, isFromHub, wantsTrial } = brought;
    const query = new URLSearchParams({
      reason,
      ...(referralCode ? { ref: referralCode } : {}),
      ...(isFromHub ? { from: "hub" } : {}),
      ...(wantsTrial ? { trial: "true" } : {}),
    });
    return reply.redirect(`/sign-in-failed?${query}`, 302);
  }

  const told = (request: FastifyRequest, error: unknown) =>
    request.log.warn({ err: safeError(error) }, "sign-in failed");

  /** The referral that a code leads to; null when it is nobody's, or one's own. */
  async function referralOf(request: FastifyRequest, reply: FastifyReply, code: string) {
    try {
      return await countReferralClick(contextOf(deps, request, reply), code);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  }

  const isWithin =
    (limit: "signIn" | "callback") => (request: FastifyRequest, reply: FastifyReply) =>
      deps.limiter[limit](addressHash(config.secret, request.ip, clock.now())).catch(
        (error: unknown) => sendBusy(reply, error),
      );

  const begin = { preHandler: isWithin("signIn") };
  app.get<{ Querystring: Record<string, unknown> }>("/api/login", begin, async (request, reply) => {
    const { ref, from, trial } = request.query;
    const wanted = typeof request.query.returnTo === "string" ? request.query.returnTo : undefined;
    const returnTo = safeReturnPath(wanted, config.origin);
    const brought: Brought = {
      referralCode: typeof ref === "string" && REFERRAL_CODE.test(ref) ? ref : null,
      isFromHub: from === "hub",
      wantsTrial: config.billing && trial === "true",
    };
    reply.header("cache-control", "no-store");
    try {
      // Whoever is signed in already needs no provider to go on where they were going.
      const live = returnTo === null ? null : await contextOf(deps, request, reply).session();
      if (live) {
        const path = await landingPath(deps.db, live.user, { returnTo, wantsTrial: false });
        return await reply.redirect(path, 302);
      }
      const { url, attempt } = await deps.identity.begin();
      const { referralCode } = brought;
      const referralId =
        referralCode === null ? null : await referralOf(request, reply, referralCode);
      const sealed = sealAttempt(config.secret, {
        ...attempt,
        ...brought,
        returnTo,
        referralId,
        expiresAt: clock.now().getTime() + ATTEMPT_SECONDS * 1_000,
      });
      const options = { ...cookie, maxAge: ATTEMPT_SECONDS };
      return await reply
        .setCookie(attemptCookieName(attempt.state), sealed, options)
        .redirect(url.href, 302);
    } catch (error) {
      told(request, error);
      return fail(reply, "failed", brought);
    }
  });

  const finish = { preHandler: isWithin("callback") };
  app.get("/api/auth/callback", finish, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const query = new URL(request.url, config.origin).searchParams;
    const state = query.get("state") ?? "";
    const name = attemptCookieName(state);
    const attempt = openAttempt(config.secret, request.cookies[name], state, clock.now());
    dropAttempts(request, reply, name);
    if (!attempt) return fail(reply, "expired");
    const refusal = query.get("error");
    if (refusal !== null) {
      return fail(reply, refusal === "access_denied" ? "cancelled" : "failed", attempt);
    }
    try {
      const person = await deps.identity.finish(attempt, query);
      const user = await accountOf(deps, person, attempt);
      // Whatever session this browser held ends here: a planted one is not raised to a signed-in one.
      reply.header("set-cookie", await deps.sessions.start(user.id, request.headers.cookie));
      return await reply.redirect(await landingPath(deps.db, user, attempt), 302);
    } catch (error) {
      told(request, error);
      return fail(reply, "failed", attempt);
    }
  });

  /** Takes away this attempt's cookie, which is good for one answer, and all of them when they pile up. */
  function dropAttempts(request: FastifyRequest, reply: FastifyReply, name: string): void {
    const open = Object.keys(request.cookies).filter(isAttemptCookie);
    const gone = open.length > OPEN_ATTEMPTS ? open : open.filter((one) => one === name);
    for (const one of gone) reply.clearCookie(one, cookie);
  }

  await logoutRoutes(app, deps);
}
