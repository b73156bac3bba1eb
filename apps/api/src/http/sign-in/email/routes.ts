import {
  claimEmailSignIn,
  type EmailSignInRow,
  findEmailSignIn,
  findEmailSignInByToken,
  incrementWrongCodeAttempts,
  MAX_WRONG_CODE_ATTEMPTS,
} from "@giftling/db/queries/account/email-sign-ins";
import { EMAIL_IDENTITY_ISSUER, findEmailProblem } from "@giftling/domain";
import type { SignInFailure } from "@giftling/messages/account/email-sign-in";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContextFromRequest } from "../../../access/context.ts";
import { equalsInConstantTime, sha256 } from "../../../core/crypto/tokens.ts";
import { createRateLimitKeys } from "../../../core/crypto/visitor.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import { getLanguagePreference } from "../../../core/request-language.ts";
import type { Deps } from "../../../services/deps.ts";
import {
  deriveSignInCode,
  formatSignInCode,
  hashRecipient,
} from "../../../services/email/composition/tokens.ts";
import { readFormFields, registerFormFieldParser } from "../../pages/plain/forms.ts";
import {
  clearSignInAttemptCookies,
  DEFAULT_SIGN_IN_PARAMETERS,
  type EmailSignInAttempt,
  getSignInAttemptCookieName,
  LOGIN_PATH,
  readSignInAttemptCookie,
  type SignInParameters,
  setSignInAttemptCookie,
} from "../attempt-cookie.ts";
import { createSignInRateLimitHook, getSignInQuery, sendRateLimitPage } from "../failure.ts";
import {
  countSignInReferralClick,
  getQueryString,
  readSignInParameters,
  type SignInRequest,
} from "../login.ts";
import { getPathAfterSignIn, sendSession, startSession } from "../sign-in.ts";
import {
  sendOperatorSignInPage,
  sendOtherBrowserPage,
  sendSignInCodePage,
  sendSignInPage,
  sendUnusableSignInPage,
} from "./pages.ts";
import { queueSignInMail } from "./queue-sign-in-mail.ts";

type CodeRequest = { Params: { id: string } };
type LinkRequest = { Params: { token: string } };

/** Returns the name of a sign-in attempt's cookie, which contains the last 12 characters of the attempt's ID. */
const getCookieName = (id: string) => getSignInAttemptCookieName(id.slice(-12));

const getCodePath = (id: string) => `${LOGIN_PATH}/code/${id}`;

/**
 * Registers the routes of the sign-in by e-mail. POST /api/login mails a link and a code to an address. The code is
 * entered at /api/login/code/{id}, and the link is /api/login/link/{token}. Requires the cookie plugin in the same
 * Fastify scope (rule: email-sign-in).
 */
export function registerEmailSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db, limiter } = deps;
  const countPage = { preHandler: createSignInRateLimitHook(deps, "callback") };
  registerFormFieldParser(app);

  /** Returns the sign-in attempt `id` that the browser started. Returns null for an attempt of another browser. */
  const readAttempt = (request: FastifyRequest, id: string): EmailSignInAttempt | null =>
    readSignInAttemptCookie(request, deps, "email-sign-in-attempt", {
      name: getCookieName(id),
      state: id,
    });

  app.post<SignInRequest>(
    LOGIN_PATH,
    { preHandler: createSignInRateLimitHook(deps, "signIn") },
    async (request, reply) => {
      const email = readFormFields(request).get("email")?.trim() ?? "";
      const form = { config, query: getQueryString(request), email };
      const problem = findEmailProblem(email);
      if (problem !== null) return sendSignInPage(reply, 400, { ...form, problem });
      if (config.mail.smtpUrl === null) return sendSignInPage(reply, 503, form);
      try {
        await limiter.signInMail(hashRecipient(config.secret, email));
      } catch (error) {
        const { status, retryAfter, message } = toAppError(error);
        if (retryAfter === undefined) throw error;
        reply.header("retry-after", String(retryAfter));
        return sendSignInPage(reply, status, { ...form, problem: message });
      }
      const brought = readSignInParameters(deps, request);
      const context = createContextFromRequest(deps, request, reply);
      const visit = { ...brought, referralId: await countSignInReferralClick(context, brought) };
      const id = await queueSignInMail(deps, { email, language: getLanguagePreference(request) });
      const name = getCookieName(id);
      clearSignInAttemptCookies(request, reply, { origin: config.origin, path: LOGIN_PATH, name });
      const attempt = { state: id, email, ...visit };
      return setSignInAttemptCookie(reply, deps, "email-sign-in-attempt", {
        name,
        path: LOGIN_PATH,
        attempt,
      }).redirect(getCodePath(id), 303);
    },
  );

  app.get<CodeRequest>(`${LOGIN_PATH}/code/:id`, countPage, async (request, reply) => {
    const attempt = readAttempt(request, request.params.id);
    if (!attempt) return sendUnusableSignInPage(reply, "linkExpired");
    return sendSignInCodePage(reply, 200, codeForm(attempt));
  });

  const codeForm = (attempt: EmailSignInAttempt) => ({
    email: attempt.email,
    action: getCodePath(attempt.state),
    query: getSignInQuery(attempt),
  });

  app.post<CodeRequest>(`${LOGIN_PATH}/code/:id`, countPage, async (request, reply) => {
    const { id } = request.params;
    const attempt = readAttempt(request, id);
    if (!attempt) return sendUnusableSignInPage(reply, "linkExpired");
    const keys = createRateLimitKeys(config.secret, request.ip, clock.now());
    try {
      await limiter.mayTrySignInCode(keys);
    } catch (error) {
      return sendRateLimitPage(reply, error);
    }
    const code = readFormFields(request).get("code")?.replaceAll(/\D/g, "") ?? "";
    if (equalsInConstantTime(code, deriveSignInCode(config.secret, id))) {
      return signIn(request, reply, id, attempt);
    }
    const row = await incrementWrongCodeAttempts(db, id);
    await limiter.countWrongSignInCode(keys);
    const ending = row && getEnding(row);
    return ending === null
      ? sendSignInCodePage(reply, 400, { ...codeForm(attempt), isWrong: true })
      : sendUnusableSignInPage(reply, ending, LOGIN_PATH + getSignInQuery(attempt));
  });

  app.get<LinkRequest>(`${LOGIN_PATH}/link/:token`, countPage, async (request, reply) => {
    const { token } = request.params;
    const row = await findEmailSignInByToken(db, sha256(token));
    if (!row) return sendUnusableSignInPage(reply, "linkIncomplete");
    const attempt = readAttempt(request, row.id);
    if (attempt) return signIn(request, reply, row.id, attempt);
    const ending = getEnding(row);
    if (ending !== null) return sendEnding(request, reply, ending, DEFAULT_SIGN_IN_PARAMETERS);
    if (row.isForAnyBrowser) {
      return sendOperatorSignInPage(reply, row.email, `${LOGIN_PATH}/link/${token}`);
    }
    const code = formatSignInCode(deriveSignInCode(config.secret, row.id));
    return sendOtherBrowserPage(reply, code);
  });

  app.post<LinkRequest>(`${LOGIN_PATH}/link/:token`, countPage, async (request, reply) => {
    const row = await findEmailSignInByToken(db, sha256(request.params.token));
    if (!row?.isForAnyBrowser) return sendUnusableSignInPage(reply, "linkIncomplete");
    return signIn(request, reply, row.id, DEFAULT_SIGN_IN_PARAMETERS);
  });

  /** Returns why a sign-in can no longer be used. Returns null for a sign-in that can be used. */
  function getEnding(row: EmailSignInRow): SignInFailure | null {
    if (row.usedAt !== null) return "linkAlreadyUsed";
    if (row.wrongCodes >= MAX_WRONG_CODE_ATTEMPTS) return "tooManyWrongCodes";
    return row.expiresAt <= clock.now() ? "linkExpired" : null;
  }

  /** Claims a sign-in and starts the session. */
  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    visit: SignInParameters,
  ): Promise<FastifyReply> {
    reply.header("cache-control", "no-store");
    // One transaction, so that a sign-in is not used up if the database fails before the session starts.
    const signedIn = await db.transaction(async (tx) => {
      const claimed = await claimEmailSignIn(tx, id, clock.now());
      if (!claimed) return null;
      const person = createEmailProfile(claimed.email);
      return { session: await startSession(tx, deps, request, { person, visit }) };
    });
    if (signedIn) {
      const name = getCookieName(id);
      clearSignInAttemptCookies(request, reply, { origin: config.origin, path: LOGIN_PATH, name });
      return sendSession(deps, request, reply, signedIn.session, visit);
    }
    const row = await findEmailSignIn(db, id);
    return sendEnding(request, reply, (row && getEnding(row)) ?? "linkExpired", visit);
  }

  /**
   * Sends the page for a sign-in that can no longer be used. Redirects a signed-in browser that used a link a second
   * time.
   */
  async function sendEnding(
    request: FastifyRequest,
    reply: FastifyReply,
    ending: SignInFailure,
    visit: SignInParameters,
  ): Promise<FastifyReply> {
    const live =
      ending === "linkAlreadyUsed"
        ? await createContextFromRequest(deps, request, reply).session()
        : null;
    return live === null
      ? sendUnusableSignInPage(reply, ending, LOGIN_PATH + getSignInQuery(visit))
      : reply.redirect(await getPathAfterSignIn(db, live.family, visit), 302);
  }
}

/** Returns the profile of a person who has proved access to an e-mail address. */
const createEmailProfile = (email: string) => ({
  issuer: EMAIL_IDENTITY_ISSUER,
  subject: email.toLowerCase(),
  email,
  verifiedEmail: email,
  firstName: "",
  lastName: "",
});
