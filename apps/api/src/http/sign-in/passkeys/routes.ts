import { findPasskeyByCredential, recordPasskeyUse } from "@giftling/db/queries/account/passkeys";
import { findAccount } from "@giftling/db/queries/account/users";
import type { PasskeyProblem } from "@giftling/messages/account/passkey-sign-in";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createContextFromRequest } from "../../../access/context.ts";
import { generateToken, sha256 } from "../../../core/crypto/tokens.ts";
import {
  consumePasskeyChallenge,
  storePasskeyChallenge,
} from "../../../features/passkeys/passkeys.ts";
import type { Deps } from "../../../services/deps.ts";
import {
  createPasskeySignInOptions,
  PASSKEY_CHALLENGE_LIFETIME_SECONDS,
  type PasskeyAssertion,
  verifyPasskeySignIn,
} from "../../../services/identity/passkeys.ts";
import { readFormFields, registerFormFieldParser } from "../../pages/plain/forms.ts";
import {
  getSignInAttemptCookieOptions,
  LOGIN_PATH,
  PASSKEY_SIGN_IN_PATH,
} from "../attempt-cookie.ts";
import { sendSignInPage } from "../email/pages.ts";
import { createSignInRateLimitHook } from "../failure.ts";
import { getQueryString, readSignInParameters, type SignInRequest } from "../login.ts";
import { getPathAfterSignIn, sendSession, startAccountSession } from "../sign-in.ts";

/** Cookie that identifies the browser to which the challenges of the sign-in page belong. */
const COOKIE = "giftling-sign-in-passkey";

/** Maximum size of the form with the browser's response, in bytes. Signatures of some algorithms are 5 kB long. */
const MAX_FORM_BYTES = 16_384;

const bytes = z.base64url().min(1);

/** Schema of the response of `startAuthentication` of @simplewebauthn/browser. Other fields are ignored. */
const assertionSchema = z.object({
  id: bytes,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
});

/** Returns the passkey response in a posted form. Returns null for a form without a valid response. */
function readAssertion(request: FastifyRequest): PasskeyAssertion | null {
  try {
    const value: unknown = JSON.parse(readFormFields(request).get("credential") ?? "");
    const { data } = assertionSchema.safeParse(value);
    return data ? { id: data.id, ...data.response } : null;
  } catch {
    return null;
  }
}

/**
 * Registers the routes of the sign-in with a passkey. POST /api/login/passkey/options returns a challenge as JSON, and
 * POST /api/login/passkey takes the browser's response from a form. Requires the cookie plugin in the same Fastify
 * scope (rule: passkeys).
 */
export function registerPasskeySignInRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db } = deps;
  registerFormFieldParser(app, MAX_FORM_BYTES);

  app.post(
    `${PASSKEY_SIGN_IN_PATH}/options`,
    { preHandler: createSignInRateLimitHook(deps, "callback") },
    async (request, reply) => {
      const browser = request.cookies[COOKIE] ?? generateToken();
      const options = await createPasskeySignInOptions(config);
      const { challenge } = options;
      await storePasskeyChallenge(db, deps, { challenge, browserHash: sha256(browser) });
      return reply
        .header("cache-control", "no-store")
        .setCookie(COOKIE, browser, {
          ...getSignInAttemptCookieOptions(config.origin, LOGIN_PATH),
          maxAge: PASSKEY_CHALLENGE_LIFETIME_SECONDS,
        })
        .send(options);
    },
  );

  app.post<SignInRequest>(
    PASSKEY_SIGN_IN_PATH,
    { preHandler: createSignInRateLimitHook(deps, "signIn") },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const visit = readSignInParameters(deps, request);
      const assertion = readAssertion(request);
      const browserHash = sha256(request.cookies[COOKIE] ?? "");
      if (!assertion) return sendProblem(request, reply, "unknown");
      if (!(await consumePasskeyChallenge(db, deps, { ...assertion, browserHash }))) {
        // A form that was sent twice has already signed the browser in.
        const live = await createContextFromRequest(deps, request, reply).session();
        if (!live) return sendProblem(request, reply, "expired");
        return reply.redirect(await getPathAfterSignIn(db, live.family, visit), 302);
      }
      const userId = await findPasskeyUser(assertion);
      const account = userId === null ? null : await findAccount(db, userId);
      if (!account) return sendProblem(request, reply, "unknown");
      if (account.family.closedAt) return sendProblem(request, reply, "closed");
      const session = await startAccountSession(db, deps, request, account);
      return sendSession(deps, request, reply, session, visit);
    },
  );

  /** Verifies a browser's passkey response and records the passkey's use. Returns the user, or null if invalid. */
  async function findPasskeyUser(assertion: PasskeyAssertion): Promise<string | null> {
    const passkey = await findPasskeyByCredential(db, assertion.id);
    if (!passkey) return null;
    const counter = await verifyPasskeySignIn(config, assertion, passkey);
    if (counter === null) return null;
    const isRecorded = await recordPasskeyUse(db, passkey.id, { counter, now: clock.now() });
    return isRecorded ? passkey.userId : null;
  }

  const sendProblem = (
    request: FastifyRequest<SignInRequest>,
    reply: FastifyReply,
    passkeyProblem: PasskeyProblem,
  ) => sendSignInPage(reply, 400, { config, query: getQueryString(request), passkeyProblem });
}
