import { PoolBusyError } from "@giftling/db/bounded-pool";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toAppError } from "../core/errors/app-error.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const batch = (path: string, calls: number, cookie: string, remoteAddress = "192.0.2.9") => {
  const inputs = Array.from({ length: calls }, (_, index) => [index, { familyUrl: "demo" }]);
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
  const paths = Array.from({ length: calls }, () => path).join();
  const url = `/trpc/${paths}?batch=1&input=${input}`;
  return world.app.inject({ url, headers: cookie ? { cookie } : {}, remoteAddress });
};

describe("a batch of calls (rule: rate-limits)", () => {
  test("contains at most twenty calls", async () => {
    expect((await batch("hub.kids", 20, "")).statusCode).toBe(200);
    const refused = await batch("hub.kids", 21, "");
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: { data: { appCode: "BAD_REQUEST" } } });
  });

  test("counts each call toward the limit", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 61; round += 1) {
      const answer = await batch("hub.kids", 10, "", "192.0.2.10");
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test("counts a parent's reads toward the limit", async () => {
    const cookie = await world.signIn((await world.parent()).id);
    const other = await world.signIn((await world.parent()).id);
    const many = Array.from({ length: 120 }, () => batch("kids.list", 10, cookie));
    const inputs = await Promise.all(many);
    expect(inputs.some(({ statusCode }) => statusCode === 429)).toBe(false);
    const refused = await world.app.inject({ url: "/api/kids", headers: { cookie } });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(
      (await world.app.inject({ url: "/api/kids", headers: { cookie: other } })).statusCode,
    ).toBe(200);
  });
});

test("returns UNAVAILABLE with Retry-After when the connection pool is full", () => {
  const error = toAppError(new Error("Failed query", { cause: new PoolBusyError() }));
  expect(error).toMatchObject({ code: "UNAVAILABLE", status: 503 });
  expect(error.retryAfter).toBeGreaterThan(0);
});
