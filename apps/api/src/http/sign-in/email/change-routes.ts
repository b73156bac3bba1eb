import {
  claimEmailSignIn,
  findEmailSignIn,
  incrementWrongCodeAttempts,
} from "@giftling/db/queries/account/email-sign-ins";
import {
  claimTrialTombstones,
  findSignInAddress,
  lockIdentity,
  replaceSignInAddress,
} from "@giftling/db/queries/account/sign-in";
import { EMAIL_IDENTITY_ISSUER, findEmailProblem } from "@giftling/domain";
import {
  addressUnavailableError,
  addressUnchangedError,
} from "@giftling/messages/account/email-change";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContextFromRequest } from "../../../access/context.ts";
import { equalsInConstantTime } from "../../../core/crypto/tokens.ts";
import { createRateLimitKeys } from "../../../core/crypto/visitor.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import { getLanguagePreference } from "../../../core/request-language.ts";
import { hashIdentities, hasPersonHadTrial } from "../../../features/user/trial-history.ts";
import type { Deps } from "../../../services/deps.ts";
import { deriveSignInCode, hashRecipient } from "../../../services/email/composition/tokens.ts";
import type { ActiveSession } from "../../../services/identity/session.ts";
import { readFormFields } from "../../pages/plain/forms.ts";
import {
  EMAIL_CHANGE_PATH,
  type EmailChangeAttempt,
  getSignInAttemptCookieOptions,
  LOGIN_PATH,
  readSignInAttemptCookie,
  setSignInAttemptCookie,
} from "../attempt-cookie.ts";
import { createSignInRateLimitHook, sendRateLimitPage } from "../failure.ts";
import {
  sendEmailChangeCodesPage,
  sendEmailChangePage,
  sendSignInPage,
  sendUnusableSignInPage,
} from "./pages.ts";
import { queueEmailChangeMails } from "./queue-sign-in-mail.ts";

const COOKIE = "giftling-sign-in-change";

/** Registers the pages that change the address of a sign-in by e-mail, with two codes (rule: changed-address). */
export function registerEmailChangeRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db, limiter } = deps;
  const counted = { preHandler: createSignInRateLimitHook(deps, "callback") };

  type Handler = (
    request: FastifyRequest,
    reply: FastifyReply,
    parent: { session: ActiveSession; from: string },
  ) => Promise<FastifyReply>;

  /** Returns a handler for parents who sign in by e-mail. Redirects other callers to the settings. */
  const forParents =
    (handle: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header("cache-control", "no-store");
      const session = await createContextFromRequest(deps, request, reply).session();
      const from = session && (await findSignInAddress(db, session.user));
      if (!session || from === null) return reply.redirect("/settings/account", 303);
      if (config.mail.smtpUrl === null) return sendSignInPage(reply, 503, { config, query: "" });
      return handle(request, reply, { session, from });
    };

  const readAttempt = (request: FastifyRequest, userId: string): EmailChangeAttempt | null =>
    readSignInAttemptCookie(request, deps, "email-change-attempt", { name: COOKIE, state: userId });

  app.get(
    EMAIL_CHANGE_PATH,
    counted,
    forParents(async (_request, reply, { from }) => sendEmailChangePage(reply, 200, { from })),
  );

  app.post(
    EMAIL_CHANGE_PATH,
    { preHandler: createSignInRateLimitHook(deps, "signIn") },
    forParents(async (request, reply, { session, from }) => {
      const to = readFormFields(request).get("email")?.trim() ?? "";
      const problem = findEmailProblem(to);
      if (problem !== null) return sendEmailChangePage(reply, 400, { from, to, problem });
      if (to.toLowerCase() === from) {
        return sendEmailChangePage(reply, 400, { from, to, problem: addressUnchangedError() });
      }
      try {
        for (const email of [from, to]) {
          await limiter.signInMail(hashRecipient(config.secret, email));
        }
      } catch (error) {
        const { status, retryAfter, message } = toAppError(error);
        if (retryAfter === undefined) throw error;
        reply.header("retry-after", String(retryAfter));
        return sendEmailChangePage(reply, status, { from, to, problem: message });
      }
      const language = getLanguagePreference(request);
      const ids = await queueEmailChangeMails(deps, { from, to, language });
      return setSignInAttemptCookie(reply, deps, "email-change-attempt", {
        name: COOKIE,
        path: LOGIN_PATH,
        attempt: { state: session.user.id, from, to, ...ids },
      }).redirect(`${EMAIL_CHANGE_PATH}/codes`, 303);
    }),
  );

  app.get(
    `${EMAIL_CHANGE_PATH}/codes`,
    counted,
    forParents(async (request, reply, { session }) => {
      const attempt = readAttempt(request, session.user.id);
      if (!attempt) return reply.redirect(EMAIL_CHANGE_PATH, 303);
      return sendEmailChangeCodesPage(reply, 200, attempt);
    }),
  );

  app.post(
    `${EMAIL_CHANGE_PATH}/codes`,
    counted,
    forParents(async (request, reply, { session }) => {
      const attempt = readAttempt(request, session.user.id);
      if (!attempt) return reply.redirect(EMAIL_CHANGE_PATH, 303);
      const keys = createRateLimitKeys(config.secret, request.ip, clock.now());
      try {
        await limiter.mayTrySignInCode(keys);
      } catch (error) {
        return sendRateLimitPage(reply, error);
      }
      const fields = readFormFields(request);
      const wrong = (["from", "to"] as const).filter((name) => {
        const code = fields.get(name)?.replaceAll(/\D/g, "") ?? "";
        return !equalsInConstantTime(code, deriveSignInCode(config.secret, attempt[`${name}Id`]));
      });
      for (const name of wrong) {
        await incrementWrongCodeAttempts(db, attempt[`${name}Id`]);
        await limiter.countWrongSignInCode(keys);
      }
      if (wrong.length > 0) return sendEmailChangeCodesPage(reply, 400, { ...attempt, wrong });
      const outcome = await changeAddress(attempt);
      reply.clearCookie(COOKIE, getSignInAttemptCookieOptions(config.origin, LOGIN_PATH));
      if (outcome === "ended")
        return sendUnusableSignInPage(reply, "tooManyWrongCodes", EMAIL_CHANGE_PATH);
      if (outcome === "taken") {
        return sendEmailChangePage(reply, 409, {
          ...attempt,
          problem: addressUnavailableError(),
        });
      }
      return reply.redirect("/settings/account", 303);
    }),
  );

  /** Claims both mailed codes and replaces the address. A used trial stays recorded (rule: trial-once). */
  function changeAddress({ state: userId, from, to, fromId, toId }: EmailChangeAttempt) {
    return db.transaction(async (tx) => {
      await lockIdentity(tx, EMAIL_IDENTITY_ISSUER, to.toLowerCase());
      const now = clock.now();
      const isClaimed =
        (await claimEmailSignIn(tx, fromId, now)) && (await claimEmailSignIn(tx, toId, now));
      if (!isClaimed) {
        const row = await findEmailSignIn(tx, toId);
        // A form that was sent twice has already changed the address.
        return row?.usedAt ? ("changed" as const) : ("ended" as const);
      }
      const person = (subject: string) => ({
        issuer: EMAIL_IDENTITY_ISSUER,
        subject,
        verifiedEmail: null,
      });
      const hadTrial = await hasPersonHadTrial(deps, tx, [person(from)]);
      if (!(await replaceSignInAddress(tx, userId, { from, to }))) return "taken" as const;
      if (hadTrial) await claimTrialTombstones(tx, hashIdentities(deps, [person(to)]));
      return "changed" as const;
    });
  }
}
