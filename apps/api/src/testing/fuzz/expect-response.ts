import { errorOutput } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { z } from "zod";
import { AppError } from "../../core/errors/app-error.ts";
import { createJsonSchema } from "../../http/rest/json-schema.ts";
import { createOpenApiDocument } from "../../http/rest/openapi.ts";
import type { Procedure, RestProcedure } from "../../http/rest/procedures.ts";
import { APP_ORIGIN } from "../app.ts";
import { assertDeclaredError } from "../assert-declared-error.ts";

/** Pattern of implementation details that no response may reveal, such as stack traces and SQL. */
const INTERNALS_PATTERN =
  /\n\s+at |node_modules|file:\/\/\/\S+\.[jt]s|\.ts:\d|PostgresError|DrizzleQueryError|ZodError|TRPCError|(?:Type|Syntax|Range|Reference)Error|insert into |select "|relation "|violates |"stack"/;

const responses = z.record(
  z.string(),
  z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() }),
);
const document = z
  .looseObject({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses }))),
  })
  .parse(createOpenApiDocument(APP_ORIGIN));

// Ignores formats, which only document a schema. Patterns are validated instead.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, "giftling");
const validators = new Map<string, ValidateFunction>();

/** Throws when a value does not match a JSON schema. `key` identifies the cached validator. */
function requireFit(key: string, schema: object, value: unknown): void {
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  const fits = validate(value);
  expect(fits ? [] : validate.errors, `an answer of ${key}`).toEqual([]);
}

const pointer = (...parts: string[]) =>
  parts
    .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");

/** Throws for a response status of 500 or above, and for a body that reveals implementation details. */
export function expectNoServerError({ statusCode, body }: LightMyRequestResponse): void {
  expect(statusCode, body.slice(0, 500)).toBeLessThan(500);
  expect(body).not.toMatch(INTERNALS_PATTERN);
}

/** Returns whether the OpenAPI document contains the operation. */
export const isDocumentedOperation = (method: string, path: string): boolean =>
  document.paths[path]?.[method.toLowerCase()] !== undefined;

/** Throws for a response whose status, content type or body does not match the OpenAPI document. */
export function expectDocumentedResponse(
  method: string,
  path: string,
  answer: LightMyRequestResponse,
) {
  const status = String(answer.statusCode);
  const known = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  expect(Object.keys(known), `${method} ${path}: ${answer.body.slice(0, 300)}`).toContain(status);
  const content = known[status]?.content;
  if (!content) return;
  const type = String(answer.headers["content-type"]).split(";")[0] ?? "";
  expect(Object.keys(content), `${method} ${path} ${status}`).toContain(type);
  if (!content[type]?.schema || type !== "application/json") return;
  const place = pointer(
    "paths",
    path,
    method.toLowerCase(),
    "responses",
    status,
    "content",
    type,
    "schema",
  );
  requireFit(`${method} ${path} ${status}`, { $ref: `giftling#/${place}` }, answer.json());
}

/** Throws for an error message without a Spanish translation (rule: languages). */
function expectTranslated(said: readonly string[]): void {
  const inSpanish = runWithLanguage("es", () => said.map(translateErrorMessage));
  expect(said.filter((english, at) => english === inSpanish[at])).toEqual([]);
}

/** Validates a REST response. An error response must have a declared code and a Spanish translation. */
export function expectRestResponse(procedure: RestProcedure, answer: LightMyRequestResponse): void {
  const { method, path } = procedure.rest;
  expectNoServerError(answer);
  expectDocumentedResponse(method, path.replaceAll(/:(\w+)/g, "{$1}"), answer);
  if (answer.statusCode < 400) return;
  const { code, message, fields } = errorOutput.parse(answer.json());
  expectTranslated([message, ...Object.values(fields ?? {})]);
  assertDeclaredError(procedure.name, code);
  expect(new AppError(code).status).toBe(answer.statusCode);
}

const trpcAnswer = z.union([
  z.strictObject({ result: z.strictObject({ data: z.unknown() }) }),
  z.strictObject({
    error: z.looseObject({
      message: z.string(),
      code: z.number(),
      data: z.looseObject({
        httpStatus: z.number(),
        appCode: errorOutput.shape.code,
        fields: z.record(z.string(), z.string()).nullable(),
      }),
    }),
  }),
]);

/** Validates a tRPC response, which must contain data that matches the output schema, or a declared error. */
export function expectTrpcResponse(
  { name, type, output }: Procedure,
  answer: LightMyRequestResponse,
): void {
  expectNoServerError(answer);
  const parsed = trpcAnswer.parse(answer.json());
  if ("result" in parsed) {
    expect(answer.statusCode).toBe(200);
    requireFit(name, createJsonSchema(output, "output"), parsed.result.data);
    return;
  }
  const { appCode, httpStatus, fields } = parsed.error.data;
  expectTranslated([parsed.error.message, ...Object.values(fields ?? {})]);
  // Over tRPC, the input of a query is JSON and can be malformed. Procedures do not declare the resulting BAD_REQUEST.
  const isTransport = type === "query" && appCode === "BAD_REQUEST";
  if (!isTransport) assertDeclaredError(name, appCode);
  expect(answer.statusCode).toBe(httpStatus);
  expect(new AppError(appCode).status).toBe(httpStatus);
}
