import type { FastifyReply, FastifyRequest } from "fastify";
import { sendReadyPage } from "../../../cache/compressed-page.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import { languageFor } from "../../../core/request-language.ts";
import { logFailure } from "../../errors.ts";
import type { BuiltPage } from "./built-pages.ts";

/**
 * Sends the page for a failed request. The missing page has the status 404, and the failing page 429 or 503 (rule:
 * failing-server).
 */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  screens: { missing: BuiltPage; failing: BuiltPage },
): Promise<FastifyReply> {
  const problem = toAppError(error);
  const language = languageFor(request);
  // Invalid input, such as an empty parameter, counts as missing.
  if (problem.code === "NOT_FOUND" || problem.code === "INVALID_INPUT")
    return sendReadyPage(request, reply, 404, await screens.missing(language));
  if (problem.retryAfter !== undefined) reply.header("retry-after", String(problem.retryAfter));
  if (problem.code === "RATE_LIMITED")
    return sendReadyPage(request, reply, 429, await screens.failing(language));
  logFailure(request, problem);
  return sendReadyPage(request, reply, 503, await screens.failing(language));
}
