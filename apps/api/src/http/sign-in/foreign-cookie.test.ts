import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const read = async (url: string, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  const { statusCode, body } = await world.app.inject({ url, headers });
  return { statusCode, body };
};

/** Malformed cookies that other programs on this host may have set. */
const FOREIGN = [
  "promo=100%",
  "session=%ff",
  "x=%E0%A4%A",
  "%=%",
  ";;=;=%zz;",
  "giftling2=%",
  '"%',
];

describe.each(FOREIGN)("a browser with the foreign cookie %s", (cookie) => {
  test.each([
    "/",
    "/hub/demo",
    "/hub/nobody",
    "/signup?ref=friend",
    "/thank-you/nobody",
    "/api/auth/user",
    "/api/login-config",
    "/api/hub/demo",
    "/trpc/account.user",
    "/trpc/hub.family?input=%7B%22familyUrl%22%3A%22demo%22%7D",
  ])("gets the same response as without the cookie at %s", async (url) => {
    const without = await read(url);
    expect(without.statusCode).toBeLessThan(500);
    expect(await read(url, cookie)).toEqual(without);
  });

  test("stays signed in", async () => {
    const { id } = await world.parent();
    const own = await world.signIn(id);
    for (const header of [`${cookie}; ${own}`, `${own}; ${cookie}`, `${cookie};${own}`]) {
      expect((await read("/api/auth/user", header)).statusCode).toBe(200);
    }
  });
});

test.each(["giftling=%", "giftling=%ff; a=b", "giftling=a=b", 'giftling="%E0%A4%A"'])(
  "does not accept an invalid session cookie: %s",
  async (cookie) => {
    expect((await read("/api/auth/user", cookie)).statusCode).toBe(401);
    expect((await read("/", cookie)).statusCode).toBe(200);
    expect((await read("/hub/demo", cookie)).statusCode).toBe(200);
  },
);

test("handles sign-in and sign-out with a foreign cookie", async () => {
  const headers = { cookie: "promo=100%" };
  const out = await world.app.inject({ method: "POST", url: "/api/auth/logout", headers });
  expect(out.statusCode).toBe(303);
  const callback = await world.app.inject({ url: "/api/auth/callback?state=x", headers });
  expect(callback.statusCode).toBe(302);
});
