import { type ErrorCode, errorOutput } from "@giftling/domain";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";
import { appRouter } from "../router.ts";
import { descriptions } from "./descriptions.ts";
import { otherPaths } from "./other-paths.ts";
import { type RestRoute, restRoutes } from "./routes.ts";

type Json = Record<string, unknown>;
type ObjectSchema = { properties: Record<string, Json>; required: string[] };

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/** GET /api/openapi.json: OpenAPI 3.1, made of the table and the procedures' own schemas (D22). Paths are whole. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const { path, method, operation } of otherPaths) add(path, method, operation);
  for (const route of restRoutes) add(openApiPath(route.path), route.method, operationOf(route));
  return {
    openapi: "3.1.0",
    info: {
      title: "Giftling",
      version: "1",
      description:
        "Bodies are JSON. Errors are { code, message, fields? } where message is a sentence for people. Moments are ISO 8601 in UTC, ids are opaque, money is in dollars. Sign in at /api/login and send the session cookie along.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorOutput, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: origin.startsWith("https:") ? "__Host-giftling" : "giftling",
        },
      },
    },
  };
}

const openApiPath = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** A procedure's schemas, as tRPC keeps them. */
function schemasOf(name: string): { input: ObjectSchema; output: z.ZodType } {
  // The type nests the procedures by router; at run time they are flat.
  const definition: unknown = Reflect.get(Reflect.get(appRouter._def.procedures, name), "_def");
  const { inputs, output } = z
    .looseObject({
      inputs: z.array(z.instanceof(z.ZodType)),
      output: z.instanceof(z.ZodType),
    })
    .parse(definition);
  const [input] = inputs;
  return {
    input: objectSchema.parse(input ? jsonSchema(input, "input") : {}),
    output,
  };
}

function operationOf(route: RestRoute): Json {
  const { input, output } = schemasOf(route.procedure);
  const description = descriptions[route.procedure];
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const inBody = Object.entries(input.properties).filter(([name]) => !inPath.includes(name));
  const body = inBody.length > 0 && {
    required: input.required.some((name) => !inPath.includes(name)),
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(inBody),
          required: input.required.filter((name) => !inPath.includes(name)),
          additionalProperties: false,
        },
      },
    },
  };
  const keyHeader = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Sent again with the same body, the call answers as it did the first time.",
    schema: { type: "string", minLength: 8, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
  };
  return {
    operationId: route.procedure,
    summary: description.summary,
    tags: [route.procedure.split(".")[0]],
    security: description.access === "anybody" ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...(description.hasKey ? [keyHeader] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [route.status]:
        route.status === 204
          ? { description: "Done" }
          : {
              description: route.status === 201 ? "Created" : "Answer",
              content: { "application/json": { schema: jsonSchema(output, "output") } },
            },
      ...errorResponses(errorsOf(route, inPath.length > 0, inBody.length > 0)),
    },
  };
}

/** Every code that a route can refuse with. */
function errorsOf(route: RestRoute, hasPath: boolean, hasBody: boolean): ErrorCode[] {
  const { access, errors = [], hasKey } = descriptions[route.procedure];
  const isWrite = route.method !== "GET";
  const isPriority = "isPriority" in schemasOf(route.procedure).input.properties;
  return [
    ...(hasPath || hasBody ? (["INVALID_INPUT"] as const) : []),
    ...(isWrite
      ? (["BAD_REQUEST", "FORBIDDEN_ORIGIN", "TOO_LARGE", "UNSUPPORTED_MEDIA"] as const)
      : []),
    ...(isWrite || access === "anybody" ? (["RATE_LIMITED"] as const) : []),
    ...(access === "anybody" ? [] : (["UNAUTHORIZED"] as const)),
    ...(access === "parent" ? (["ACCOUNT_CLOSED"] as const) : []),
    ...(hasPath ? (["NOT_FOUND"] as const) : []),
    ...(hasKey ? (["IDEMPOTENCY_MISMATCH"] as const) : []),
    ...(isPriority ? (["CONFLICT"] as const) : []),
    ...errors,
    "UNAVAILABLE",
    "INTERNAL",
  ];
}

/** Responses by status, each naming the codes it can carry. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const { status, message } = new AppError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [
      status,
      {
        description: sentences.join(" "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
