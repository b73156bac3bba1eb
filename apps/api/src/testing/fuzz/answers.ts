import { errorOutput } from "@giftling/domain";
import { inLanguage } from "@giftling/messages/language";
import { worded } from "@giftling/messages/sentences/errors";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { Procedure, RestProcedure } from "../../procedures.ts";
import { jsonSchema } from "../../rest/json-schema.ts";
import { openApiDocument } from "../../rest/openapi.ts";
import { APP_ORIGIN } from "../app.ts";
import { requireDeclared } from "../declared.ts";

/** What no answer may tell: where in our code something failed, or what the database or a library said. */
const INSIDES =
  /\n\s+at |node_modules|file:\/\/\/\S+\.[jt]s|\.ts:\d|PostgresError|DrizzleQueryError|ZodError|TRPCError|(?:Type|Syntax|Range|Reference)Error|insert into |select "|relation "|violates |"stack"/;

const responses = z.record(
  z.string(),
  z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() }),
);
const document = z
  .looseObject({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses }))),
  })
  .parse(openApiDocument(APP_ORIGIN));

// Formats are words of the documentation; patterns beside them are checked.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, "giftling");
const validators = new Map<string, ValidateFunction>();

/** Fails when a value does not fit a schema of the document. The pointer's parts are escaped as in a URI. */
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

/** Fails for an answer of the server's fault, and for one that tells of its insides. */
export function expectCalm({ statusCode, body }: LightMyRequestResponse): void {
  expect(statusCode, body.slice(0, 500)).toBeLessThan(500);
  expect(body).not.toMatch(INSIDES);
}

/** Whether the OpenAPI document has this path. */
export const isDocumented = (method: string, path: string): boolean =>
  document.paths[path]?.[method.toLowerCase()] !== undefined;

/** Whether the OpenAPI document lists the answer's status at that path, and, where it names JSON, its body. */
export function expectDocumented(method: string, path: string, answer: LightMyRequestResponse) {
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

/** Fails for a refusal whose words nobody said in the other languages (rule: languages). */
function expectWorded(said: readonly string[]): void {
  const inSpanish = inLanguage("es", () => said.map(worded));
  expect(said.filter((english, at) => english === inSpanish[at])).toEqual([]);
}

/** The same for a procedure over REST; a refusal's code is declared as well. */
export function expectRestAnswer(procedure: RestProcedure, answer: LightMyRequestResponse): void {
  const { method, path } = procedure.rest;
  expectCalm(answer);
  expectDocumented(method, path.replaceAll(/:(\w+)/g, "{$1}"), answer);
  if (answer.statusCode < 400) return;
  const { code, message, fields } = errorOutput.parse(answer.json());
  expectWorded([message, ...Object.values(fields ?? {})]);
  requireDeclared(procedure.name, code);
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

/** Whether an answer over tRPC is data of the procedure's schema, or a refusal that it declares. */
export function expectTrpcAnswer(
  { name, type, output }: Procedure,
  answer: LightMyRequestResponse,
): void {
  expectCalm(answer);
  const parsed = trpcAnswer.parse(answer.json());
  if ("result" in parsed) {
    expect(answer.statusCode).toBe(200);
    requireFit(name, jsonSchema(output, "output"), parsed.result.data);
    return;
  }
  const { appCode, httpStatus, fields } = parsed.error.data;
  expectWorded([parsed.error.message, ...Object.values(fields ?? {})]);
  // The input of a read is JSON over tRPC only, so that only there it can be no JSON.
  const isTransport = type === "query" && appCode === "BAD_REQUEST";
  if (!isTransport) requireDeclared(name, appCode);
  expect(answer.statusCode).toBe(httpStatus);
  expect(new AppError(appCode).status).toBe(httpStatus);
}
