import { makeFamily } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN, createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

describe("GET and POST /api/auth/logout", () => {
  const logOut = async (headers: Record<string, string>, method: "GET" | "POST" = "GET") => {
    const session = await world.signIn((await makeFamily(world.db)).id);
    const response = await world.app.inject({
      method,
      url: "/api/auth/logout",
      headers: { ...headers, cookie: session },
    });
    const after = await world.app.inject({ url: "/api/auth/user", headers: { cookie: session } });
    return { response, isOut: after.statusCode === 401 };
  };

  test.each([
    [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }],
    [{ referer: `${APP_ORIGIN}/dashboard` }],
  ])("signs out immediately from a page of this origin: %o", async (headers) => {
    const { response, isOut } = await logOut(headers);
    expect(response.headers.location).toBe("/");
    expect(isOut).toBe(true);
  });

  test.each([
    [{}],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
    [{ "sec-fetch-site": "none" }],
    [{ referer: "https://evil.example/" }],
    [{ referer: `${APP_ORIGIN}.evil.example/` }],
  ])("requires confirmation otherwise: %o", async (headers) => {
    const { response, isOut } = await logOut(headers);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<form method="post" action="/api/auth/logout">');
    expect(response.body).not.toContain("<script");
    expect(isOut).toBe(false);
  });

  test("signs out by the page's button, but not from another site", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await logOut({ ...form, origin: APP_ORIGIN }, "POST")).isOut).toBe(true);
    const foreign = await logOut({ ...form, origin: "https://evil.example" }, "POST");
    expect(foreign.response.json().code).toBe("FORBIDDEN_ORIGIN");
    expect(foreign.isOut).toBe(false);
  });
});
