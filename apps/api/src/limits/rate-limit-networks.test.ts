import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError } from "../core/errors/app-error.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { countCallOutcomes, getCallOutcome } from "../testing/test-fixture.ts";
import { createRateLimiter } from "./rate-limit.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const at = (address: string): RateLimitKeys => ({ address, network: null });
const within = (network: string, address: number): RateLimitKeys => ({
  address: `${network} ${address}`,
  network,
});

describe("visitors of one IPv6 /48 network", () => {
  const asCause = (cause: unknown) => {
    throw new Error("refused", { cause });
  };
  /** Sends calls from `visitors` visitors in one network and counts the outcomes. */
  async function tallyWithin(
    network: string,
    visitors: number,
    calls: (keys: RateLimitKeys) => Promise<unknown>[],
  ) {
    const all: Promise<unknown>[] = [];
    for (let index = 0; index < visitors; index += 1) {
      all.push(...calls(within(network, index)).map((call) => call.catch(asCause)));
    }
    return countCallOutcomes(all);
  }

  test("can read hubs as often as 16 visitors", async () => {
    const limiter = createRateLimiter(world.db, 1);
    const reads = (keys: RateLimitKeys) => Array.from({ length: 600 }, () => limiter.hubRead(keys));
    expect(await tallyWithin("reads", 17, reads)).toEqual({ ok: 9_600, RATE_LIMITED: 600 });
    expect(await getCallOutcome(limiter.hubRead(within("other", 1)).catch(asCause))).toBe("ok");
    expect(await getCallOutcome(limiter.hubRead(at("192.0.2.1")).catch(asCause))).toBe("ok");
  });

  test("can try unknown family URLs as often as 16 visitors, with a new address for each", async () => {
    const limiter = createRateLimiter(world.db, 1);
    const missing = () => Promise.reject(new AppError("NOT_FOUND"));
    const guess = (keys: RateLimitKeys, index: number) =>
      getCallOutcome(limiter.lookUp(keys, `guess-${index}`, missing).catch(asCause));
    const tally: Record<string, number> = {};
    for (let index = 0; index < 330; index += 1) {
      const code = await guess(within("guesses", index), index);
      tally[code] = (tally[code] ?? 0) + 1;
    }
    expect(tally).toEqual({ NOT_FOUND: 320, RATE_LIMITED: 10 });
    expect(await guess(within("other guesses", 1), 1)).toBe("NOT_FOUND");
  });

  test("can sign in as often as 16 visitors, counted in the shared store", async () => {
    const limiters = [createRateLimiter(world.db, 1), createRateLimiter(world.db, 1)];
    const signIns = (keys: RateLimitKeys) =>
      Array.from(
        { length: 20 },
        (_, index) => limiters[index % 2]?.signIn(keys) ?? Promise.reject(),
      );
    expect(await tallyWithin("sign-ins", 17, signIns)).toEqual({ ok: 320, RATE_LIMITED: 20 });
  });

  test("can enter half of the wrong passcodes that disable a hub's form", async () => {
    const limiter = createRateLimiter(world.db, 1);
    const family = randomUUID();
    for (let index = 0; index < 40; index += 1) {
      const keys = within("passcodes", index);
      if ((await getCallOutcome(limiter.mayTryPasscode(keys, family).catch(asCause))) === "ok") {
        await limiter.countWrongPasscode(keys, family);
      }
    }
    const code = (keys: RateLimitKeys) =>
      getCallOutcome(limiter.mayTryPasscode(keys, family).catch(asCause));
    expect(await code(within("passcodes", 41))).toBe("RATE_LIMITED");
    expect(await code(at("192.0.2.7"))).toBe("ok");
    expect(await limiter.countWrongPasscode(at("192.0.2.7"), family)).toBe(33);
  });
});
