import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { rateLimits } from "@giftling/db/schema/operation";
import { makeKid } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { createFailureReporter } from "../core/errors/failures.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { countCallOutcomes, getCallOutcome } from "../testing/test-fixture.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { createRedisClient } from "./redis.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const at = (address: string): RateLimitKeys => ({ address, network: null });

const NOTHING = "018f0000-0000-7000-8000-000000000000";
const click = (remoteAddress: string, cookie?: string) =>
  world.app.inject({
    method: "POST",
    url: `/api/payment-links/${NOTHING}/click`,
    remoteAddress,
    headers: cookie === undefined ? {} : { cookie },
  });

/**
 * Repeats the calls until an attempt completes within one minute, so that one rate limit window counts all calls. Makes
 * at most three attempts.
 */
async function withinAMinute<Answers>(
  calls: (attempt: number) => Promise<Answers>,
): Promise<Answers> {
  for (let attempt = 0; ; attempt += 1) {
    const began = Date.now();
    const answers = await calls(attempt);
    if (attempt === 2 || Date.now() - began < 60_000) return answers;
  }
}

describe("public writes", () => {
  test("are rejected above the limit with Retry-After, per network address", async () => {
    const { answers, refused } = await withinAMinute(async (attempt) => {
      const address = `203.0.113.${10 + attempt}`;
      return {
        answers: await Promise.all(Array.from({ length: 305 }, () => click(address))),
        refused: await click(address),
      };
    });
    const refusals = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refusals).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
    expect(refused.json().code).toBe("RATE_LIMITED");
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await click("203.0.113.2")).statusCode).toBe(404);
  });

  test("count for signed-in parents", async () => {
    const cookie = await world.signIn((await world.parent()).id);
    const answers = await withinAMinute((attempt) =>
      Promise.all(Array.from({ length: 305 }, () => click(`203.0.113.${20 + attempt}`, cookie))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

describe("shared limits", () => {
  const asCause = (cause: unknown) => {
    throw new Error("refused", { cause });
  };
  type Count = (limiter: RateLimiter, keys: RateLimitKeys, family: string) => Promise<void>;
  const tallyOf = async (limiters: RateLimiter[], calls: number, count: Count, family: string) =>
    countCallOutcomes(
      Array.from({ length: calls }, (_, index) => {
        const limiter = limiters[index % limiters.length];
        return limiter ? count(limiter, at(`${family}-visitor`), family).catch(asCause) : undefined;
      }).filter((call) => call !== undefined),
    );
  const both = () => [createRateLimiter(world.db, 1), createRateLimiter(world.db, 1)];

  test.each<[string, number, Count]>([
    ["tries to give", 300, (limiter, keys, family) => limiter.countTry(keys, family)],
    ["sign-ups", 15, (limiter, keys, family) => limiter.signUp(keys, family)],
    ["clicks", 600, (limiter, keys) => limiter.click(keys)],
    ["clicks on a friend's link", 60, (limiter, keys) => limiter.referralClick(keys)],
    ["sign-ins", 20, (limiter, keys) => limiter.signIn(keys)],
    ["pages of shops", 60, (limiter, _, family) => limiter.preview(family, "a.example")],
    ["one shop's pages", 300, (limiter) => limiter.preview(randomUUID(), "b.example")],
  ])(
    "%s: allow exactly the limit across processes under concurrent calls",
    async (name, most, count) => {
      const tally = await tallyOf(both(), most + 9, count, name);
      expect(tally).toEqual({ ok: most, RATE_LIMITED: 9 });
    },
  );

  test.each<[string, number, Count]>([
    ["tries", 600, (limiter, keys, family) => limiter.countTry(keys, family)],
    ["sign-ups", 100, (limiter, keys, family) => limiter.signUp(keys, family)],
  ])("%s are also limited per family, regardless of the visitor", async (name, most, count) => {
    let visitors = 0;
    const tally = await tallyOf(
      both(),
      most + 5,
      (limiter, _keys, family) => {
        visitors += 1;
        return count(limiter, at(`${name}-${visitors}`), family);
      },
      `of-family-${name}`,
    );
    expect(tally).toEqual({ ok: most, RATE_LIMITED: 5 });
  });

  test.each<[string, number, Count]>([
    ["sign-up-day:a-day-visitor", 40, (limiter, keys, family) => limiter.signUp(keys, family)],
  ])("allow exactly the daily limit: %s, %i", async (key, most, count) => {
    await world.db.execute(
      `insert into rate_limits values ('${key}', ${most - 1}, now() + interval '1 day')`,
    );
    expect(await tallyOf(both(), 4, count, "a-day")).toEqual({ ok: 1, RATE_LIMITED: 3 });
  });

  test("reject without a query once exceeded", async () => {
    const limiter = createRateLimiter(world.db, 1);
    await tallyOf([limiter], 21, (each, keys) => each.signIn(keys), "without-query");
    const statements = await world.captureStatements(() =>
      getCallOutcome(limiter.signIn(at("without-query-visitor")).catch(asCause)),
    );
    expect(statements).toEqual([]);
  });

  test("allow fewer product pages per hour than the sum of the limits per minute", async () => {
    const expire = new Date(Date.now() + 60_000);
    await world.db.insert(rateLimits).values({ key: "preview-hour:late", points: 195, expire });
    const count: Count = (limiter, _, family) => limiter.preview(family, "c.example");
    expect(await tallyOf(both(), 9, count, "late")).toEqual({ ok: 5, RATE_LIMITED: 4 });
  });

  test("fall back to Postgres while Redis is unreachable, and report it once", async () => {
    const failures = createFailureReporter();
    const reported: unknown[] = [];
    failures.listen((what, error) => reported.push([what, String(error)]));
    // Nothing listens on port 1.
    const redis = await createRedisClient("redis://127.0.0.1:1", failures);
    redis.connect();
    const limiters = [createRateLimiter(world.db, 1, redis), createRateLimiter(world.db, 1, redis)];
    const count: Count = (limiter, keys) => limiter.signIn(keys);
    expect(await tallyOf(limiters, 30, count, "no-redis")).toEqual({ ok: 20, RATE_LIMITED: 10 });
    await expect.poll(() => reported.length).toBe(1);
    await sleep(500);
    redis.close();
    expect(reported).toEqual([["redis", expect.stringContaining("REDIS_URL")]]);
  });

  test("store no network address", async () => {
    await world.app.inject({ url: "/api/login", remoteAddress: "203.0.113.8" });
    const rows = await world.db.query.rateLimits.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });
});

describe("a parent's own calls", () => {
  async function parentCalls() {
    const cookie = await world.signIn((await world.parent()).id);
    return (method: "GET" | "POST" | "PATCH", url: string, payload?: object) =>
      world.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  }
  const refusals = (answers: { statusCode: number }[]) =>
    answers.filter(({ statusCode }) => statusCode === 429).length;

  test("are limited for writes without a query, but not for reads", async () => {
    const other = await parentCalls();
    const before = (await world.db.query.rateLimits.findMany()).length;
    const name = { firstName: "Ana", lastName: "Rivera" };
    const { answers, call } = await withinAMinute(async () => {
      const call = await parentCalls();
      const calls = Array.from({ length: 303 }, () => call("POST", "/api/users/profile", name));
      return { answers: await Promise.all(calls), call };
    });
    expect(refusals(answers)).toBe(3);
    expect((await call("GET", "/api/kids")).statusCode).toBe(200);
    expect((await other("POST", "/api/users/profile", name)).statusCode).toBe(200);
    expect(await world.db.query.rateLimits.findMany()).toHaveLength(before);
  });

  test("reveal only a limited number of taken family URLs (rule: address-while-typing)", async () => {
    const call = await parentCalls();
    const ask = (index: number) =>
      index % 2
        ? call("GET", `/api/users/family-url/somebody-${index}/free`)
        : call("POST", "/api/users/family-url", { familyUrl: `mine-${index}` });
    const answers = await Promise.all(Array.from({ length: 66 }, (_, index) => ask(index)));
    expect(refusals(answers)).toBe(6);
    expect((await call("GET", "/api/kids")).statusCode).toBe(200);
  });

  test("have a lower limit for decoding a picture or calling Stripe", async () => {
    const call = await parentCalls();
    const picture = { imageData: "data:image/png;base64,AAAA", mimeType: "image/png" };
    const uploads = Array.from({ length: 32 }, (_, index) =>
      call("POST", index % 2 ? "/api/pictures" : "/api/kids/upload-avatar", picture),
    );
    expect(refusals(await Promise.all(uploads))).toBe(2);
  });
});

test("limits hub reads without a database write", async () => {
  const before = (await world.db.query.rateLimits.findMany()).length;
  const read = () => world.app.inject({ url: "/api/hub/demo/kids", remoteAddress: "203.0.113.4" });
  const statuses = new Set<number>();
  for (let round = 0; round < 61; round += 1) {
    for (const { statusCode } of await Promise.all(Array.from({ length: 10 }, read))) {
      statuses.add(statusCode);
    }
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect(await world.db.query.rateLimits.findMany()).toHaveLength(before);
});

test("limits unknown family URLs without a query, and still serves known ones", async () => {
  const home = await world.parent();
  await makeKid(world.db, home.id);
  const read = (url: string) => world.app.inject({ url, remoteAddress: "203.0.113.7" });
  world.deps.hubs.up();
  expect((await read(`/api/hub/${home.familyUrl}/kids`)).statusCode).toBe(200);
  for (let guess = 0; guess < 20; guess += 1) {
    const url = guess % 2 ? `/hub/guess-${guess}` : `/api/hub/guess-${guess}/kids`;
    expect((await read(url)).statusCode).toBe(404);
  }
  const statements = await world.captureStatements(async () => {
    const refused = await read("/api/hub/guess-20/kids");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
    expect((await read("/hub/guess-21")).statusCode).toBe(429);
    expect((await read(`/api/hub/${home.familyUrl}/kids`)).statusCode).toBe(200);
  });
  expect(statements).toEqual([]);
  world.deps.hubs.down();
});

test("limits sign-ins", async () => {
  const begin = () => world.app.inject({ url: "/api/login", remoteAddress: "203.0.113.5" });
  const answers = await Promise.all(Array.from({ length: 62 }, begin));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(42);
  // The browser receives a page instead of JSON.
  expect(refused[0]?.headers["content-type"]).toContain("text/html");
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused[0]?.body).toContain('href="/api/login"');
});

test("limits callbacks of the identity provider", async () => {
  const callback = () =>
    world.app.inject({ url: "/api/auth/callback?state=x", remoteAddress: "203.0.113.6" });
  const answers = await Promise.all(Array.from({ length: 62 }, callback));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers["content-type"]).toContain("text/html");
});

test("trusts forwarded addresses from trusted proxies only", async () => {
  const proxied = await createTestApp({
    RATE_LIMIT_MULTIPLIER: "1",
    TRUSTED_PROXIES: "10.0.0.0/8",
  });
  const from = (remoteAddress: string, forwarded: string) =>
    proxied.app.inject({
      method: "POST",
      url: `/api/payment-links/${NOTHING}/click`,
      remoteAddress,
      headers: { "x-forwarded-for": forwarded },
    });
  const flood = (address: string) =>
    Promise.all(Array.from({ length: 301 }, (_, at) => from(address, `198.51.100.${at % 256}`)));
  await flood("203.0.113.9");
  expect((await from("203.0.113.9", "198.51.100.200")).statusCode).toBe(429);
  await flood("10.1.2.3");
  expect((await from("10.1.2.3", "198.51.100.200")).statusCode).toBe(404);
  await proxied.close();
});
