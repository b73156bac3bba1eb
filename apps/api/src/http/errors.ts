import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, createErrorBody, toAppError, toTrpcError } from "../core/errors/app-error.ts";
import { translateError } from "../core/errors/translate-error.ts";
import { getVisitorLanguage } from "../core/request-language.ts";
import { sendRetryPage } from "./pages/plain/retry-page.ts";

/** Registers the error handler, which sends errors as JSON and logs INTERNAL and UNAVAILABLE (rule: error-body). */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const isAborted = error === request.raw.errored;
    const app = isAborted ? new AppError("BAD_REQUEST", { cause: error }) : toAppError(error);
    if (app.code === "INTERNAL" || app.code === "UNAVAILABLE") logRequestError(request, app);
    return sendError(request, reply, app);
  });
}

export function logRequestError(request: FastifyRequest, error: AppError): void {
  request.log.error({ err: error.cause ?? error }, `answered ${error.code}`);
}

/** Sends an error in the visitor's language, as a page for a browser, else as JSON (rule: failing-server). */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header("retry-after", String(error.retryAfter));
  reply.status(error.status).header("cache-control", "no-store");
  const isNavigation = request.headers.accept?.includes("text/html") === true;
  if (isNavigation && error.retryAfter !== undefined) return sendRetryPage(reply, error);
  const said = translateError(error, getVisitorLanguage(request));
  if (!request.url.startsWith("/trpc/")) return reply.send(createErrorBody(error, said));
  const { code } = toTrpcError(error);
  const fields = said.fields ?? null;
  const data = { code, httpStatus: error.status, appCode: error.code, fields };
  return reply.send({ error: { message: said.message, code: -32_600, data } });
}
