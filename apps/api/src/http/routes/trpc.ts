import { API_CLIENT_ERRORS, fillPattern } from "@giftling/domain";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContextFromRequest, getRequestContext } from "../../access/context.ts";
import { type JsonText, sendJsonText } from "../../cache/json-text.ts";
import { AppError, toAppError, toTrpcError } from "../../core/errors/app-error.ts";
import { translateAppError } from "../../core/errors/translate-error.ts";
import { getVisitorLanguage } from "../../core/request-language.ts";
import { readHubJson } from "../../features/hub/read-hub.ts";
import { appRouter } from "../../features/router.ts";
import type { Deps } from "../../services/deps.ts";
import { logRequestError } from "../errors.ts";
import { getJsonText } from "../intake/body.ts";
import { procedures } from "../rest/procedures.ts";
import { registerRouteScope } from "../route-scope.ts";

/**
 * Maximum number of procedure calls in a tRPC request. Larger than the web app's `maxItems`, because a new release of
 * the web app can send a longer batch to a process of the previous release.
 */
const MAX_BATCH = 20;

/** Registers the tRPC API of the web app at /trpc. A procedure's `bodyLimit` allows larger bodies (rule: one-api). */
export async function registerTrpcRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  /** Handles a tRPC request. `refusal` is an error to send instead of calling the procedures. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    refusal?: unknown,
  ) =>
    fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path,
      createContext: () => {
        // Translates the error here, because the caller's language is unknown later without a context.
        if (refusal !== undefined) {
          throw toTrpcError(translateAppError(getVisitorLanguage(request), toAppError(refusal)));
        }
        return createContextFromRequest(deps, request, reply);
      },
      onError({ error }) {
        const app = toAppError(error);
        if (app.retryAfter !== undefined) reply.header("retry-after", String(app.retryAfter));
        if (app.code === "INTERNAL" || app.code === "UNAVAILABLE") logRequestError(request, app);
      },
    });

  /** Handles a tRPC request. Sends a hub's JSON text directly when the request contains only a hub call. */
  const answerHub = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (request.method !== "GET" || !path.startsWith("hub.")) return answer(request, reply, path);
    const { batch, input } = getInput(request.query);
    let json: JsonText | null;
    try {
      json = await readHubJson(getRequestContext(deps, request), path, input);
    } catch (error) {
      return answer(request, reply, path, error);
    }
    if (json === null) return answer(request, reply, path);
    return sendJsonText(request, reply, json, batch ? "batch" : "call");
  };

  await registerRouteScope(app, async (trpc) => {
    // tRPC parses the body itself.
    trpc.removeAllContentTypeParsers();
    trpc.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      async (request: FastifyRequest, body: Buffer) => getJsonText(request, body),
    );
    for (const { name, bodyLimit } of procedures) {
      if (bodyLimit === undefined) continue;
      const options = { bodyLimit, config: { isUpload: true } };
      trpc.post(`/trpc/${name}`, options, (request, reply) => answer(request, reply, name));
    }
    trpc.route({
      method: ["GET", "POST"],
      url: "/trpc/:path",
      // tRPC sends no response without a body.
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const path = getPath(request.params);
        if (path.split(",").length > MAX_BATCH) {
          throw new AppError("BAD_REQUEST", {
            message: fillPattern(API_CLIENT_ERRORS.batchTooLong, { most: MAX_BATCH }),
          });
        }
        return answerHub(request, reply, path);
      },
    });
  });
}

/** Returns the first call's input in a tRPC URL, and whether the URL is a batch. Invalid JSON becomes undefined. */
function getInput(query: unknown): { batch: boolean; input: unknown } {
  const { batch, input } = Object(query);
  try {
    const parsed: unknown = typeof input === "string" ? JSON.parse(input) : undefined;
    return batch === "1"
      ? { batch: true, input: Object(parsed)[0] }
      : { batch: false, input: parsed };
  } catch {
    return { batch: false, input: undefined };
  }
}

/** Returns the names of the called procedures as a comma-separated list. */
function getPath(params: unknown): string {
  const isNamed = params !== null && typeof params === "object" && "path" in params;
  return isNamed && typeof params.path === "string" ? params.path : "";
}
