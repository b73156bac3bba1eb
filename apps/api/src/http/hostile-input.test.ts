import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { measureCpuTime } from "../testing/cpu-time.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" });
  // Excludes the one-time costs of the first requests from the measurement.
  for (const url of ["/", "/nothing", "/hub/demo", "/media/x", "/api/auth/user"]) await get(url);
});
afterAll(() => world.close());

/**
 * Length of the smaller of two test inputs, in characters. The larger input has four times that length, which is the
 * maximum that Node accepts.
 */
const SMALL = 4_000;

/** Maximum number of measurements of an input. Repetition reduces the effect of garbage collection. */
const ROUNDS = 5;

/**
 * Asserts that quadrupling an input's length takes less than eight times the CPU time plus 20 ms. Quadratic work would
 * take sixteen times the CPU time.
 */
async function expectLinear(send: (length: number) => Promise<unknown>): Promise<void> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    small = Math.min(small, await measureCpuTime(() => send(SMALL)));
    large = Math.min(large, await measureCpuTime(() => send(4 * SMALL)));
    if (large < 8 * small + 20) return;
  }
  expect(large).toBeLessThan(8 * small + 20);
}

const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({ url, headers, remoteAddress: "127.0.0.1" });
  expect(answer.statusCode).toBeLessThan(500);
};

describe.each(["/a#x", "/#", "/hub/#x", "/hub/demo?kid=#", "/api/kids/#/updates", "/assets/#.js"])(
  "processes a long URL in linear time: %s",
  (place) => {
    test.each(["/", "a", "a/", ".", "../", "%", "%2f", "?", "&a=b", ";", " ", "%C3%A9"])(
      "filled with %j",
      (unit) => expectLinear((length) => get(place.replace("#", repeated(unit, length)))),
    );
  },
);

describe.each([
  ["accept-encoding", "/", "b"],
  ["accept-encoding", "/assets/main-4f2a.js", "b"],
  ["authorization", "/metrics", "Bearer "],
  ["content-type", "/", "application/json"],
  ["cookie", "/api/auth/callback?state=x", "a="],
  ["if-none-match", "/assets/main-4f2a.js", '"'],
  ["range", "/assets/main-4f2a.js", "bytes="],
  ["referer", "/api/auth/logout", "https://"],
  ["user-agent", "/hub/demo", "Mozilla/5.0 ("],
  ["x-forwarded-for", "/api/auth/user", ""],
])("processes a long header in linear time: %s at %s", (name, url, start) => {
  test.each(["/", "a", ".", "%", ";", ",", " ", "-", "=", "10.0.0.1,", "0-1,", "\t", "(a", '"'])(
    "filled with %j",
    (unit) => expectLinear((length) => get(url, { [name]: start + repeated(unit, length) })),
  );
});
