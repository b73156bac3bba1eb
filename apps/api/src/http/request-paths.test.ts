import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, INDEX_HTML, type TestApp } from "../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const get = (url: string, remoteAddress = "203.0.113.1") =>
  world.app.inject({ url, remoteAddress });

describe("a malformed path", () => {
  test.each(["/hub/100%", "/%zz", "//elsewhere.example/", "/hub//rivera", "/a/./b", "/index.html"])(
    "shows the 404 page: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe(INDEX_HTML);
      expect(response.headers["content-security-policy"]).toBeDefined();
      expect(response.headers["cache-control"]).toMatch(/no-cache$/);
    },
  );

  test.each(["/api/hub/%E0%A4%A/kids", "/api/kids/%/updates", "/media/%zz"])(
    "returns JSON for API and media paths: %s",
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([401, 404]).toContain(statusCode);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );
});

describe("a trailing slash", () => {
  test.each([
    ["/hub/demo/", "/hub/demo"],
    ["/hub/demo//?kid=demo-emma", "/hub/demo?kid=demo-emma"],
    ["/pricing/", "/pricing"],
    ["/pricing///?x=/a//", "/pricing?x=/a//"],
  ])("is removed by a redirect from %s to %s", async (url, page) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, page]);
  });

  test.each(["/nothing/", "//[/", "//elsewhere.example/hub/"])(
    "is not removed from an unknown page: %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

test("sets the headers of the decoded path for a percent-encoded path", async () => {
  const hub = await get("/h%75b/demo");
  expect(hub.statusCode).toBe(200);
  expect(hub.headers).toMatchObject({
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  expect((await get("/%61pi/auth/user")).headers["cache-control"]).toBe("no-store");
});

test("responds to HEAD like GET, except for tRPC", async () => {
  const head = (url: string) => world.app.inject({ method: "HEAD", url });
  expect((await head("/hub/demo")).statusCode).toBe(200);
  expect((await head("/api/auth/user")).statusCode).toBe(401);
  expect((await head("/trpc/account.config")).statusCode).toBe(405);
});

test("counts hub pages as reads, so that families cannot be enumerated", async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 61; round += 1) {
    const reads = Array.from({ length: 10 }, () => get("/hub/nobody-lives-here", "203.0.113.9"));
    for (const { statusCode } of await Promise.all(reads)) statuses.add(statusCode);
  }
  expect(statuses).toEqual(new Set([404, 429]));
  const refused = await get("/hub/demo", "203.0.113.9");
  expect(refused.body).toBe(INDEX_HTML);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await get("/hub/demo", "203.0.113.10")).statusCode).toBe(200);
});
