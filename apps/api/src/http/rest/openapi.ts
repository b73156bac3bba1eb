import { type ErrorCode, errorOutput } from "@giftling/domain";
import { getSiteName } from "@giftling/messages/language";
import { AppError } from "../../core/errors/app-error.ts";
import { createJsonSchema, getInputFields } from "./json-schema.ts";
import {
  createErrorResponse,
  createPathParameter,
  NON_PROCEDURE_PATHS,
  type OpenApiOperation,
} from "./non-procedure-paths.ts";
import {
  getSuccessStatus,
  type Procedure,
  type RestProcedure,
  restProcedures,
} from "./procedures.ts";

/** Creates the OpenAPI 3.1 document of GET /api/openapi.json from the procedures (rule: one-api). */
export function createOpenApiDocument(origin: string) {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const add = (path: string, method: string, operation: OpenApiOperation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const { path, method, operation } of NON_PROCEDURE_PATHS) add(path, method, operation);
  for (const procedure of restProcedures) {
    const { path, method } = procedure.rest;
    add(openApiPath(path), method, getOperation(procedure));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: getSiteName(),
      version: "1",
      description:
        "Bodies are JSON. Errors are { code, message, fields? } where message is a sentence for people. Moments are ISO 8601 in UTC, ids are opaque, money is a decimal number in the family's currency (`currency`), US dollars unless the family chose another. Sign in at /api/login and send the session cookie along.",
      license: { name: "Terms of Service", url: `${origin}/terms` },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: createJsonSchema(errorOutput, "output") },
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

function getOperation(procedure: RestProcedure): OpenApiOperation {
  const { name, summary, description, access, takesKey, output } = procedure;
  const { inPath, inQuery, inBody, required } = getInputFields(procedure);
  const body: NonNullable<OpenApiOperation["requestBody"]> = {
    required: required.length > 0,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(inBody),
          required,
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
  const status = getSuccessStatus(procedure);
  const answer = {
    description: status === 201 ? "Created" : status === 202 ? "Accepted" : "Answer",
    content: { "application/json": { schema: createJsonSchema(output, "output") } },
  };
  return {
    operationId: name,
    summary,
    ...(description ? { description } : {}),
    tags: [name.replace(/\..*/, "")],
    security: access === "anybody" ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map(createPathParameter),
      ...inQuery.map(([part, schema]) => ({
        name: part,
        in: "query",
        required: required.includes(part),
        schema,
      })),
      ...(takesKey ? [keyHeader] : []),
    ],
    ...(inBody.length > 0 ? { requestBody: body } : {}),
    responses: {
      [status]: status === 204 ? { description: "Done" } : answer,
      ...errorResponses(listErrorCodes(procedure)),
    },
  };
}

/** Returns the OpenAPI error responses by HTTP status. Each description lists the possible error codes. */
function errorResponses(codes: readonly ErrorCode[]): OpenApiOperation["responses"] {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const { status, message } = new AppError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [status, createErrorResponse(sentences.join(" "))]),
  );
}

/** Returns all error codes of a procedure: from its type, input, path and metadata. */
export function listErrorCodes(procedure: Procedure): ErrorCode[] {
  const { access, takesKey, ownerOnly, type, errors = [] } = procedure;
  const { inPath, inQuery, inBody, asksForSlot } = getInputFields(procedure);
  const codes: [holds: boolean, codes: readonly ErrorCode[]][] = [
    [[...inPath, ...inQuery, ...inBody].length > 0, ["INVALID_INPUT"]],
    [type === "mutation", ["BAD_REQUEST", "FORBIDDEN_ORIGIN", "TOO_LARGE", "UNSUPPORTED_MEDIA"]],
    [true, ["RATE_LIMITED"]],
    [access !== "anybody", ["UNAUTHORIZED", "FAMILY_CHANGED"]],
    [ownerOnly, ["OWNER_ONLY"]],
    [access === "parent", ["ACCOUNT_CLOSED"]],
    [inPath.length > 0, ["NOT_FOUND"]],
    [takesKey, ["IDEMPOTENCY_MISMATCH"]],
    [asksForSlot, ["CONFLICT"]],
    [true, errors],
    [true, ["UNAVAILABLE", "INTERNAL"]],
  ];
  return codes.flatMap(([holds, those]) => (holds ? those : []));
}
