import { API_CLIENT_ERRORS } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getRequestContext } from "../../access/context.ts";
import { sendJsonText } from "../../cache/json-text.ts";
import { AppError, createFieldError } from "../../core/errors/app-error.ts";
import { formatUnknownFieldMessage } from "../../core/errors/input-error.ts";
import { readHubJson } from "../../features/hub/read-hub.ts";
import type { Deps } from "../../services/deps.ts";
import { getInputFields } from "./json-schema.ts";
import {
  callProcedure,
  getSuccessStatus,
  type RestProcedure,
  restProcedures,
} from "./procedures.ts";

/**
 * Registers a REST route for each procedure. The procedure's input is merged from path, query and body (rule: one-api).
 */
export async function registerRestRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const procedure of restProcedures) {
    const { rest, bodyLimit } = procedure;
    // Computed on the first call to keep startup fast.
    let queries: readonly string[] | undefined;
    app.route({
      method: rest.method,
      url: rest.path,
      ...(bodyLimit ? { bodyLimit, config: { isUpload: true } } : {}),
      handler: (request, reply) => {
        queries ??= getInputFields(procedure).inQuery.map(([name]) => name);
        return answer(deps, procedure, queries, request, reply);
      },
    });
  }
}

async function answer(
  deps: Deps,
  procedure: RestProcedure,
  queries: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = { ...getFields(request.body), ...only(queries, getFields(request.query)) };
  const input = mergeFields(fields, getFields(request.params));
  const json = await readHubJson(getRequestContext(deps, request), procedure.name, input);
  if (json !== null) return sendJsonText(request, reply, json);
  const answered = await callProcedure(deps, procedure, input, { request, reply });
  const status = getSuccessStatus(procedure);
  return status === 204 ? reply.status(204).send() : reply.status(status).send(answered);
}

/** Returns the query parameters in `names`. Other parameters, such as tracking parameters, are ignored. */
const only = (names: readonly string[], query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));

/** Merges the fields of body and path. Throws INVALID_INPUT when the body repeats a path parameter. */
function mergeFields(body: object, path: object): object {
  const twice = Object.keys(path).find((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...body, ...path };
  throw createFieldError(twice, formatUnknownFieldMessage(twice));
}

function getFields(value: unknown): object {
  if (value === undefined) return {};
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new AppError("BAD_REQUEST", { message: API_CLIENT_ERRORS.bodyNotObject });
  }
  return value;
}
