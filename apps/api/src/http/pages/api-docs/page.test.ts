import { ERROR_CODES } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { getSuccessStatus, restProcedures } from "../../rest/procedures.ts";

const mounted: { method: string; url: string }[] = [];
let world: TestApp;
beforeAll(async () => {
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const verb of [method].flat()) mounted.push({ method: verb, url });
  };
  world = await createTestApp({}, { onRoute });
});
afterAll(() => world.close());

const operation = z.looseObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown() }))
    .optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
});
const documentShape = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const read = async () => documentShape.parse((await world.app.inject("/api/openapi.json")).json());

test("documents every public route by its full path", async () => {
  const { paths } = await read();
  // Mail previews are pages too, but exist only outside production.
  const isPage = (url: string) =>
    !/^\/(api|media|health|metrics)(\/|$)/.test(url) || url.startsWith("/api/mail-previews");
  const missing = mounted
    .filter(({ method, url }) => method !== "HEAD" && !isPage(url))
    .filter(({ method, url }) => {
      const path = url.replaceAll(/:(\w+)/g, "{$1}");
      return !paths[path]?.[method.toLowerCase()];
    });
  expect(missing).toEqual([]);
});

test("describes every path parameter without repeating it in a body", async () => {
  const { paths } = await read();
  for (const [path, methods] of Object.entries(paths)) {
    for (const { parameters = [], requestBody } of Object.values(methods)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(described).toEqual(named);
      for (const name of named)
        expect(JSON.stringify(requestBody ?? {})).not.toContain(`"${name}":`);
    }
  }
});

test("gives every response a status, a schema and its error codes", async () => {
  const { paths } = await read();
  for (const procedure of restProcedures) {
    const { method, path } = procedure.rest;
    const status = getSuccessStatus(procedure);
    const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const responses = described?.responses ?? {};
    expect(Object.keys(responses)).toContain(String(status));
    const success = JSON.stringify(responses[status]);
    if (status !== 204) expect(success).toContain('"schema":{');
    const refusals = Object.entries(responses).filter(([code]) => code >= "400");
    expect(refusals.length).toBeGreaterThan(1);
    for (const [, { description }] of refusals) {
      expect(ERROR_CODES.some((code) => description.startsWith(`${code}: `))).toBe(true);
    }
  }
});

test("gives every operation a unique id, a success or redirect, and an error response", async () => {
  const { paths } = await read();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { operationId, responses } of operations) {
    const statuses = Object.keys(responses);
    expect(statuses, operationId).toContainEqual(expect.stringMatching(/^[23]/));
    expect(statuses, operationId).toContainEqual(expect.stringMatching(/^4/));
  }
});

test("includes the limits of the inputs", async () => {
  const { paths } = await read();
  expect(JSON.stringify(paths["/api/kids"]?.post)).toContain('"maxLength":80');
  expect(JSON.stringify(paths["/api/kids"]?.post)).toContain('"additionalProperties":false');
  expect(JSON.stringify(paths["/api/kids"]?.post)).toContain("Idempotency-Key");
});

test("renders a page without scripts that lists every path", async () => {
  const response = await world.app.inject("/api/docs");
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).not.toMatch(/<script|onclick|javascript:/i);
  const { paths } = await read();
  for (const path of Object.keys(paths)) expect(response.body).toContain(path);
});
