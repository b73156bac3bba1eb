import type { ErrorCode } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCompressedPage } from "../../../cache/compressed-page.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import { getVisitorLanguage } from "../../../core/request-language.ts";
import type { Deps } from "../../../services/deps.ts";
import { logRequestError } from "../../errors.ts";
import type { BuiltPageLoader, WebAppPages } from "./built-pages.ts";

type ErrorPages = { missing: BuiltPageLoader; failing: BuiltPageLoader };

/**
 * Returns a function that selects the error pages of a kind of page. The page `missing` requests the signed-in user
 * only if the request had a session cookie.
 */
export function createErrorPageSelector(
  { sessions }: Deps,
  pages: WebAppPages,
  kind: "hub" | "thank-you" | "gift" | "mine" | "join",
): (request: FastifyRequest) => ErrorPages {
  const failing = pages.named(`${kind}-failing`);
  const signedOut = { failing, missing: pages.named(`${kind}-missing`) };
  const signedIn = { failing, missing: pages.named(`${kind}-missing-signed-in`) };
  return ({ headers }) => (sessions.isBrought(headers.cookie) ? signedIn : signedOut);
}

/** Codes of errors of requests that the server rejects before their handler, such as cross-site requests. */
const REJECTIONS: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "FORBIDDEN_ORIGIN",
  "TOO_LARGE",
  "UNSUPPORTED_MEDIA",
];

/**
 * Sends the page for a failed request: `missing` with 404, or `failing` with 429 or 503. Rethrows the error of a request
 * that its client aborted, or that was rejected before its handler (rule: failing-server).
 */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  screens: ErrorPages,
): Promise<FastifyReply> {
  const problem = toAppError(error);
  if (error === request.raw.errored || REJECTIONS.includes(problem.code)) throw error;
  const language = getVisitorLanguage(request);
  // Invalid input, such as an empty parameter, also gets the missing page.
  if (problem.code === "NOT_FOUND" || problem.code === "INVALID_INPUT")
    return sendCompressedPage(request, reply, 404, await screens.missing(language));
  if (problem.retryAfter !== undefined) reply.header("retry-after", String(problem.retryAfter));
  if (problem.code === "RATE_LIMITED")
    return sendCompressedPage(request, reply, 429, await screens.failing(language));
  logRequestError(request, problem);
  return sendCompressedPage(request, reply, 503, await screens.failing(language));
}
