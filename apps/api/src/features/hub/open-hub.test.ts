import { makeKid } from "@giftling/db/testing/factories";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createLimiter } from "../../rate-limit.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createTestApp();
  app = await buildApp({ ...world.deps, limiter: createLimiter(world.db, 1) });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function locked() {
  const { id, familyUrl, caller } = await world.parent();
  await makeKid(world.db, id);
  await caller.account.updateSharing({ passcode: "maple" });
  /** Tries a passcode as a visitor at this address. */
  return (passcode: string, remoteAddress: string) =>
    app.inject({
      method: "POST",
      url: `/api/hub/${familyUrl}/open`,
      payload: { passcode },
      remoteAddress,
    });
}

const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

test("right passcodes do not count; of many wrong ones at one family 20 are tried", async () => {
  const open = await locked();
  for (let round = 0; round < 3; round += 1) {
    const right = await Promise.all(Array.from({ length: 8 }, () => open("maple", "198.51.100.1")));
    expect(statusesOf(right)).toEqual(Array(8).fill(204));
  }
  const wrong = await Promise.all(
    Array.from({ length: 23 }, (_, count) => open("oak", `198.51.100.${count + 2}`)),
  );
  expect(statusesOf(wrong)).toEqual([...Array(20).fill(401), 429, 429, 429]);
  const refused = wrong.find(({ statusCode }) => statusCode === 401);
  expect(refused?.json()).toEqual({
    code: "PASSCODE_REQUIRED",
    message: "That isn't this hub's passcode. Check with the family, then try again.",
    fields: {
      passcode: "That isn't this hub's passcode. Check with the family, then try again.",
    },
  });
  const limited = wrong.find(({ statusCode }) => statusCode === 429);
  expect(Number(limited?.headers["retry-after"])).toBeGreaterThan(60);
});

test("of many wrong ones by one visitor at several families 20 are tried", async () => {
  const families = [await locked(), await locked()];
  const wrong = await Promise.all(
    families.flatMap((open) => Array.from({ length: 11 }, () => open("oak", "203.0.113.9"))),
  );
  expect(statusesOf(wrong)).toEqual([...Array(20).fill(401), 429, 429]);
});
