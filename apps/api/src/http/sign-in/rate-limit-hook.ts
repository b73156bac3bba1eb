import * as words from "@giftling/messages/account/sign-out";
import { retryTitle } from "@giftling/messages/pages/retry";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createRateLimitKeys } from "../../core/crypto/visitor.ts";
import { AppError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { renderPage, sendPage } from "../pages/plain/page.ts";

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
<p><a href="/api/login">${words.logInLink()}</a></p>`,
  });
