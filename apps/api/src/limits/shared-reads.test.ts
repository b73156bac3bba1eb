import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@giftling/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError } from "../core/errors/app-error.ts";
import { connectTestRedis } from "../testing/redis.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import type { RedisClient } from "./redis.ts";

let database: TestDatabase;
let clients: RedisClient[];
beforeAll(async () => {
  database = await createTestDatabase();
  const connected = await Promise.all([connectTestRedis(), connectTestRedis()]);
  clients = connected.filter((client) => client !== null);
});
afterAll(async () => {
  for (const { close } of clients) close();
  await database.drop();
});

/** Resolves when Redis has answered every earlier request of both processes. */
const settle = () => Promise.all(clients.map(({ client }) => client.ping()));

/** Makes calls alternately in two processes. Returns the number of calls that were not rate-limited. */
async function countAllowed(
  calls: number,
  call: (limiter: RateLimiter, index: number) => Promise<unknown>,
): Promise<number> {
  const limiters = clients.map((redis) => createRateLimiter(database.db, 1, redis));
  let allowed = 0;
  for (let index = 0; index < calls; index += 1) {
    const limiter = limiters[index % limiters.length];
    if (!limiter) throw new Error("No Redis");
    const error = await call(limiter, index).catch((refused: unknown) => refused);
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) allowed += 1;
    await settle();
  }
  return allowed;
}

const missing = () => Promise.reject(new AppError("NOT_FOUND"));
const guess = (limiter: RateLimiter, keys: RateLimitKeys, index: number) =>
  limiter.lookUp(keys, `guess-${index}`, missing);
const createKeys = (network: string | null = null) => ({ address: randomUUID(), network });

describe.runIf(process.env.TEST_REDIS_URL)("two processes with one Redis", () => {
  test("share a visitor's limit of hub reads, without a request for each read", async () => {
    const keys = createKeys();
    const before = Number(/eval:calls=(\d+)/.exec(await readCommands())?.[1] ?? 0);
    const allowed = await countAllowed(1_400, (limiter) => limiter.hubRead(keys));
    expect(allowed).toBeGreaterThanOrEqual(600);
    expect(allowed).toBeLessThanOrEqual(660);
    const after = Number(/eval:calls=(\d+)/.exec(await readCommands())?.[1]);
    expect(after - before).toBeLessThanOrEqual(22);
  });

  test("share the limit of unknown family URLs, of a visitor and of a network", async () => {
    const keys = createKeys();
    const ofVisitor = await countAllowed(50, (limiter, index) => guess(limiter, keys, index));
    expect([20, 21]).toContain(ofVisitor);
    const network = randomUUID();
    const ofNetwork = await countAllowed(700, (limiter, index) =>
      guess(limiter, createKeys(network), index),
    );
    expect(ofNetwork).toBeGreaterThanOrEqual(320);
    expect(ofNetwork).toBeLessThanOrEqual(352);
  });

  test("count alone while Redis is away, and add their counts when it is back", async () => {
    const [first] = clients;
    if (!first) throw new Error("No Redis");
    const keys = createKeys();
    const limiters = clients.map((redis) => createRateLimiter(database.db, 1, redis));
    const readAll = async (limiter: RateLimiter | undefined, reads: number) => {
      let allowed = 0;
      for (let index = 0; index < reads; index += 1) {
        await limiter?.hubRead(keys).then(
          () => (allowed += 1),
          () => undefined,
        );
      }
      return allowed;
    };
    first.client.destroy();
    expect(await readAll(limiters[0], 500)).toBe(500);
    first.connect();
    await expect.poll(() => first.client.isReady).toBe(true);
    expect(await readAll(limiters[0], 1)).toBe(1);
    await settle();
    expect(await readAll(limiters[1], 30)).toBe(30);
    await settle();
    expect(await readAll(limiters[1], 600)).toBe(69);
    first.client.destroy();
    expect(await readAll(limiters[0], 200)).toBe(99);
    first.connect();
    await expect.poll(() => first.client.isReady).toBe(true);
  });
});

const readCommands = async () => String(await clients[0]?.client.info("commandstats"));
