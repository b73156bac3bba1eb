import { families } from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createRateLimiter } from "../../limits/rate-limit.ts";
import type { RedisClient } from "../../limits/redis.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { connectTestRedis } from "../../testing/redis.ts";

let world: TestApp;
let app: FastifyInstance;
let redis: RedisClient | null;
beforeAll(async () => {
  world = await createTestApp();
  redis = await connectTestRedis();
  app = await buildApp({ ...world.deps, limiter: createRateLimiter(world.db, 1, redis) });
});
afterAll(async () => {
  redis?.close();
  await app.close();
  await world.close();
});

async function locked() {
  const { id, familyUrl, caller, owner } = await world.parent();
  const kid = await makeKid(world.db, id);
  const { hubKey } = await caller.account.updateSharing({ passcode: "maple tree" });
  /** Enters a passcode as a visitor with the given network address. */
  const open = (passcode: string, remoteAddress: string) =>
    app.inject({
      method: "POST",
      url: `/api/hub/${familyUrl}/open`,
      payload: { passcode },
      remoteAddress,
    });
  const countMails = async () =>
    (await listMails(world.db, { kind: "passcode-guessed", userId: owner.id })).length;
  const read = (cookie: string) =>
    app.inject({ url: `/api/hub/${familyUrl}/${kid.id}`, headers: { cookie } });
  return { id, familyUrl, hubKey, open, countMails, read };
}

const listStatuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();
const times = <Result>(count: number, call: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => call(index));
const RIGHT = "maple tree";

/** Sets the count of the rate-limit windows whose keys match a pattern. */
async function fillWindow(pattern: string, points: number): Promise<void> {
  if (redis === null) {
    const like = pattern.replace("*", "%");
    await world.db.execute(`update rate_limits set points = ${points} where key like '${like}'`);
    return;
  }
  for (const key of await redis.client.keys(`giftling:${pattern}`)) {
    await redis.client.set(key, String(points), { expiration: "KEEPTTL" });
  }
}

describe("correct passcodes", () => {
  test("do not count toward the limits: 40 from one address and 21 from different addresses", async () => {
    const { open } = await locked();
    const household = await Promise.all(times(40, () => open(RIGHT, "198.51.100.1")));
    expect(listStatuses(household)).toEqual(Array(40).fill(204));
    const others = await Promise.all(times(21, (index) => open(RIGHT, `198.51.101.${index}`)));
    expect(listStatuses(others)).toEqual(Array(21).fill(204));
  });
});

describe("wrong passcodes", () => {
  test("are rejected after 8 in ten minutes per visitor, even when concurrent, without affecting others", async () => {
    const { open } = await locked();
    const wrong = await Promise.all(times(20, () => open("oak tree", "203.0.113.9")));
    expect(listStatuses(wrong)).toEqual([...Array(8).fill(401), ...Array(12).fill(429)]);
    expect((await open(RIGHT, "203.0.113.9")).statusCode).toBe(429);
    expect((await open(RIGHT, "203.0.113.10")).statusCode).toBe(204);
    const refused = wrong.find(({ statusCode }) => statusCode === 401);
    expect(refused?.json()).toEqual({
      code: "PASSCODE_REQUIRED",
      message: "That isn't this page's passcode. Check with the family, then try again.",
      fields: {
        passcode: "That isn't this page's passcode. Check with the family, then try again.",
      },
    });
    const limited = wrong.find(({ statusCode }) => statusCode === 429);
    expect(Number(limited?.headers["retry-after"])).toBeGreaterThan(60);
  });

  test("are rejected after 30 a day per visitor and after 500 per hub", async () => {
    const { id, open } = await locked();
    await open("oak tree", "203.0.113.20");
    const fill = (name: string, points: number) => fillWindow(`${name}:*${id}`, points);
    await fill("wrong-passcode-day", 30);
    expect((await open(RIGHT, "203.0.113.20")).statusCode).toBe(429);
    expect((await open(RIGHT, "203.0.113.21")).statusCode).toBe(204);
    await fill("wrong-passcode-hub-day", 500);
    expect((await open(RIGHT, "203.0.113.22")).statusCode).toBe(429);
  });

  test("disable only the form after 64 in ten minutes, while cookies and key links remain valid", async () => {
    const { familyUrl, hubKey, open, read } = await locked();
    const cookie = String((await open(RIGHT, "203.0.113.30")).headers["set-cookie"]).split(";")[0];
    const wrong = await Promise.all(times(66, (index) => open("oak tree", `198.51.102.${index}`)));
    expect(wrong.filter(({ statusCode }) => statusCode === 401).length).toBeGreaterThanOrEqual(64);
    expect((await open(RIGHT, "203.0.113.31")).statusCode).toBe(429);
    expect((await read(cookie ?? "")).statusCode).toBe(200);
    const byKey = await app.inject({ url: `/hub/${familyUrl}?key=${hubKey}` });
    expect(byKey.headers["set-cookie"]).toBeDefined();
  });

  test("from one IPv6 /48 network leave half of the hub's limit to other visitors", async () => {
    const { open } = await locked();
    const statuses: number[] = [];
    for (let index = 0; index < 34; index += 1) {
      statuses.push((await open("oak tree", `2001:db8:9:${index}::1`)).statusCode);
    }
    expect(statuses).toEqual([...Array(32).fill(401), 429, 429]);
    expect((await open(RIGHT, "2001:db8:9:ff::1")).statusCode).toBe(429);
    expect((await open(RIGHT, "2001:db8:a:1::1")).statusCode).toBe(204);
  });

  test("send the parents one mail at the 50th attempt of a day", async () => {
    const { open, countMails } = await locked();
    await Promise.all(times(49, (index) => open("oak tree", `198.51.103.${index}`)));
    expect(await countMails()).toBe(0);
    await Promise.all(times(5, (index) => open("oak tree", `198.51.104.${index}`)));
    expect(await countMails()).toBe(1);
  });
});

describe("a new passcode", () => {
  test("rejects a kid's name and the family URL, and clears the hint about the old passcode", async () => {
    const { id, as, caller, familyUrl } = await world.parent();
    await makeKid(world.db, id, { firstName: "Zoë", birthdayMonth: 3, birthdayDay: 14 });
    for (const passcode of ["zoe rocks", `my ${familyUrl}`, "tree0314"]) {
      const set = caller.account.updateSharing({ passcode });
      await expect(set).rejects.toMatchObject({
        message: expect.stringContaining("easy to guess"),
      });
    }
    const passcodeHash = `scrypt:${"a".repeat(22)}:${"b".repeat(43)}`;
    await updateRow(world.db, families, id, { passcodeHash });
    expect(await as().account.user()).toMatchObject({ hasPasscode: true, hasOldPasscode: true });
    expect(await as().account.updateSharing({ passcode: RIGHT })).toMatchObject({
      hasOldPasscode: false,
    });
  });
});

test("uses the __Host- cookie prefix over HTTPS and accepts the previous release's cookie name", async () => {
  const secure = await createTestApp({ APP_ORIGIN: "https://gifts.example" });
  const { id, familyUrl, caller } = await secure.parent();
  const kid = await makeKid(secure.db, id);
  await caller.account.updateSharing({ passcode: RIGHT });
  const opened = await secure.app.inject({
    method: "POST",
    url: `/api/hub/${familyUrl}/open`,
    payload: { passcode: RIGHT },
    headers: { origin: "https://gifts.example" },
  });
  const cookie = String(opened.headers["set-cookie"]);
  expect(cookie).toMatch(
    /^__Host-giftling-hub-\w+=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  const pair = cookie.split(";")[0] ?? "";
  for (const sent of [pair, pair.replace("__Host-", "")]) {
    const url = `/api/hub/${familyUrl}/${kid.id}`;
    expect((await secure.app.inject({ url, headers: { cookie: sent } })).statusCode).toBe(200);
  }
  await secure.close();
});
