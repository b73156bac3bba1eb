import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contextOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { notAField } from "../errors/input-problem.ts";
import { appRouter } from "../router.ts";
import { type RestRoute, restRoutes } from "./routes.ts";

/** Mounts the table: each path calls its procedure with the body's fields and the path's (D22). */
export async function restTable(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
      handler: (request, reply) => callProcedure(deps, route, request, reply),
    });
  }
}

async function callProcedure(
  deps: Deps,
  { procedure, method, status }: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = joined(fieldsOf(request.body), fieldsOf(request.params));
  const answer: unknown = await callTRPCProcedure({
    router: appRouter,
    path: procedure,
    type: method === "GET" ? "query" : "mutation",
    ctx: contextOf(deps, request, reply),
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: 0,
  });
  return status === 204 ? reply.status(204).send() : reply.status(status).send(answer);
}

/** What the path says is no field of the body: neither believed there nor silently overruled (D22, D23). */
function joined(body: object, path: object): object {
  const twice = Object.keys(path).find((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...body, ...path };
  const message = notAField(twice);
  throw new AppError("INVALID_INPUT", { message, fields: { [twice]: message } });
}

function fieldsOf(value: unknown): object {
  if (value === undefined) return {};
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new AppError("BAD_REQUEST", { message: "The body must be a JSON object." });
  }
  return value;
}
