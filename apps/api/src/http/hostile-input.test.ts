import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { cpuTimeOf } from "../testing/cpu-time.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" });
  // What only the first requests pay for is no part of what is measured.
  for (const url of ["/", "/nothing", "/hub/demo", "/media/x", "/api/auth/user"]) await get(url);
});
afterAll(() => world.close());

/** Characters of the smaller input; the larger one has four times as many, which is all that Node accepts. */
const SMALL = 4_000;

/** How often an input is tried again that took too long: a collection of garbage makes single runs longer. */
const ROUNDS = 5;

/** Four times the input may take about four times as long, in milliseconds of a processor; with quadratic work it is sixteen times. */
async function expectLinear(send: (length: number) => Promise<unknown>): Promise<void> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    small = Math.min(small, await cpuTimeOf(() => send(SMALL)));
    large = Math.min(large, await cpuTimeOf(() => send(4 * SMALL)));
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
  "a long address takes time in proportion to its length: %s",
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
])("a long header takes time in proportion to its length: %s at %s", (name, url, start) => {
  test.each(["/", "a", ".", "%", ";", ",", " ", "-", "=", "10.0.0.1,", "0-1,", "\t", "(a", '"'])(
    "filled with %j",
    (unit) => expectLinear((length) => get(url, { [name]: start + repeated(unit, length) })),
  );
});
