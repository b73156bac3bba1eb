import type { FastifyReply, FastifyRequest } from "fastify";
import { toAppError } from "../../errors/app-error.ts";
import { logFailure } from "../../http/errors.ts";
import { type ReadyPage, sendReadyPage } from "./ready-page.ts";

/** A failing server is no missing page (D13): the screen that fits comes, with the HTTP status that says so. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  screens: { missing: ReadyPage; failing: ReadyPage },
): Promise<FastifyReply> {
  const problem = toAppError(error);
  // What can be nobody's address, such as an empty one, is as missing as what is nobody's.
  if (problem.code === "NOT_FOUND" || problem.code === "INVALID_INPUT")
    return sendReadyPage(request, reply, 404, screens.missing);
  if (problem.retryAfter !== undefined) {
    reply.header("retry-after", String(problem.retryAfter));
    return sendReadyPage(request, reply, 429, screens.failing);
  }
  logFailure(request, problem);
  return sendReadyPage(request, reply, 503, screens.failing);
}
