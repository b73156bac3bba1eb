import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, INDEX_HTML, type TestApp } from "../../testing/app.ts";

let world: TestApp;
let isDraining = false;
let isWorking = true;
beforeAll(async () => {
  world = await createTestApp(
    { METRICS_TOKEN: "a-token-of-24-characters" },
    { isDraining: () => isDraining, isWorking: () => isWorking },
  );
});
afterAll(() => world.close());

test("is not ready while its jobs are not running", async () => {
  isWorking = false;
  expect((await world.app.inject("/health/ready")).statusCode).toBe(503);
  expect((await world.app.inject("/health/live")).statusCode).toBe(200);
  isWorking = true;
  expect((await world.app.inject("/health/ready")).statusCode).toBe(200);
});

test("executes one readiness query per second, regardless of the number of requests", async () => {
  const other = await createTestApp();
  const ready = () => other.app.inject("/health/ready");
  const queries = await other.captureStatements(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, ready));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
  expect(queries).toHaveLength(1);
  await other.close();
});

test("reports readiness by database and shutdown state, and liveness regardless of either", async () => {
  expect((await world.app.inject("/health/ready")).statusCode).toBe(200);
  isDraining = true;
  expect((await world.app.inject("/health/ready")).statusCode).toBe(503);
  expect((await world.app.inject("/health/live")).statusCode).toBe(200);
  isDraining = false;
});

test("returns 503 while the database is unavailable, with a page for browsers (rule: failing-server)", async () => {
  const other = await createTestApp();
  await other.dropDatabase();
  expect((await other.app.inject("/health/ready")).statusCode).toBe(503);
  expect((await other.app.inject("/health/live")).statusCode).toBe(200);
  const api = await other.app.inject("/api/hub/anybody/kids");
  expect(api.statusCode).toBe(503);
  expect(api.json().code).toBe("UNAVAILABLE");
  const hub = await other.app.inject("/hub/anybody");
  expect(hub.statusCode).toBe(503);
  expect(hub.body).toBe(INDEX_HTML);
  await other.close();
});

test("returns a unique request ID with every response", async () => {
  const foreign = { origin: "https://elsewhere.example" };
  const asked = [
    { url: "/health/live" },
    { url: "/hub/nobody" },
    { url: "/api/kids" },
    { url: "/nowhere" },
    { url: `/hub/${"x".repeat(2_001)}` },
    { method: "POST" as const, url: "/api/kids", headers: foreign, payload: {} },
    { method: "POST" as const, url: "/api/kids", payload: "{" },
  ];
  const ids = await Promise.all(
    asked.map(async (one) => (await world.app.inject(one)).headers["x-request-id"]),
  );
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(asked.length);
});

test("restricts metrics to this machine or the token", async () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    world.app.inject({ url: "/metrics", remoteAddress, headers });
  expect((await from("127.0.0.1")).body).toContain("http_request_duration_seconds");
  expect((await from("::1")).statusCode).toBe(200);
  expect((await from("203.0.113.9")).statusCode).toBe(404);
  expect((await from("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).statusCode).toBe(404);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect((await from("203.0.113.9", bearer("a-token-of-24-characters"))).statusCode).toBe(200);
  expect((await from("203.0.113.9", bearer("another-token"))).statusCode).toBe(404);
});
