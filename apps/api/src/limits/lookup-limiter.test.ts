import { randomBytes } from "node:crypto";
import { makeFamily } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError } from "../core/errors/app-error.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { storeTestPicture } from "../testing/canary-family.ts";
import { getCallOutcome } from "../testing/test-fixture.ts";
import { createRateLimiter } from "./rate-limit.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const at = (address: string): RateLimitKeys => ({ address, network: null });

describe("a process at its limits", () => {
  test("rejects unknown visitors first, and tracks at most the maximum number", async () => {
    const limiter = createRateLimiter(world.db, 1);
    for (let index = 0; index < 100_000; index += 1) await limiter.hubRead(at(`made-up-${index}`));
    const refused = await limiter.hubRead(at("new")).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "RATE_LIMITED" });
    await expect(limiter.hubRead(at("made-up-7"))).resolves.toBeUndefined();
  });

  test("limits unknown family URLs without affecting known ones", async () => {
    const limiter = createRateLimiter(world.db, 1);
    const look = (address: string, name: string, isThere = name.startsWith("family")) =>
      getCallOutcome(
        limiter
          .lookUp(at(address), name, async () => {
            if (!isThere) throw new AppError("NOT_FOUND");
          })
          .catch((cause: unknown) => {
            throw new Error("refused", { cause });
          }),
      );
    expect(await look("relative", "family-1")).toBe("ok");
    for (let index = 0; index < 600; index += 1) {
      expect(await look(`made-up-${index}`, `guess-${index}`)).toBe("NOT_FOUND");
    }
    expect(await look("made-up", "guess")).toBe("RATE_LIMITED");
    // Both the family URL and the visitor are known.
    expect(await look("another relative", "family-1")).toBe("ok");
    expect(await look("relative", "family-2")).toBe("ok");
    expect(await look("somebody", "family-3")).toBe("RATE_LIMITED");
  });
});

describe("rate limit for unknown keys, without a query above it", () => {
  const token = () => randomBytes(32).toString("base64url");
  const statuses = async (
    urls: (() => string)[],
    headers: (index: number) => object,
    ip: string,
  ) => {
    const seen: number[] = [];
    for (const [index, url] of urls.entries()) {
      const request = { url: url(), remoteAddress: ip, headers: { ...headers(index) } };
      seen.push((await world.app.inject(request)).statusCode);
    }
    return seen;
  };

  test("allows one visitor 60 unknown picture keys in ten minutes, and still serves existing pictures", async () => {
    const { id } = await makeFamily(world.db);
    const picture = `/media/${await storeTestPicture(world.deps, id)}`;
    const ip = "203.0.113.40";
    const urls = Array.from({ length: 61 }, () => () => `/media/${token()}.webp`);
    expect(await statuses([() => picture], () => ({}), ip)).toEqual([200]);
    const made = await statuses(urls, () => ({}), ip);
    expect(made).toEqual([...Array(60).fill(404), 429]);
    const queries = await world.captureStatements(() => statuses(urls, () => ({}), ip));
    expect(queries).toEqual([]);
    expect(await statuses([() => picture], () => ({}), ip)).toEqual([200]);
    expect(await statuses(urls.slice(0, 1), () => ({}), "203.0.113.41")).toEqual([404]);
  });

  test("allows one visitor 60 unknown session cookies in ten minutes, and still serves a parent at the same address", async () => {
    const ip = "203.0.113.42";
    const cookie = await world.signIn((await world.parent()).id);
    const urls = Array.from({ length: 61 }, () => () => "/api/kids");
    const madeUp = () => ({ cookie: `giftling=${token()}` });
    expect(await statuses(urls.slice(0, 1), () => ({ cookie }), ip)).toEqual([200]);
    expect(await statuses(urls, madeUp, ip)).toEqual([...Array(60).fill(401), 429]);
    expect(await world.captureStatements(() => statuses(urls, madeUp, ip))).toEqual([]);
    expect(await statuses(urls.slice(0, 1), () => ({ cookie }), ip)).toEqual([200]);
  });
});
