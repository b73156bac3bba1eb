import { families } from "@giftling/db/schema/index";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { PAGES } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, INDEX_HTML, type TestApp } from "../../testing/app.ts";

const mounted: string[] = [];
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({}, { onRoute: ({ url }) => void mounted.push(url) });
});
afterAll(() => world.close());

const page = async (url: string) => {
  const { statusCode, body, headers } = await world.app.inject(url);
  return { statusCode, isApp: body === INDEX_HTML, location: headers.location };
};

test("has a route for every registered page", () => {
  const patterns = PAGES.filter(({ path }) => path !== "/$").map(({ path }) =>
    path.replaceAll("$", ":"),
  );
  const missing = patterns.filter((pattern) => !mounted.includes(pattern));
  expect(
    missing.map((pattern) => `packages/domain/src/pages/registry.ts: the API has no ${pattern}`),
  ).toEqual([]);
});

test.each([
  "/",
  "/signup",
  "/dashboard",
  "/dashboard/wishlist",
  "/dashboard/giving?kid=1",
  "/dashboard/news",
  "/settings/privacy/passcode",
  "/terms",
  "/sign-in-failed?reason=expired",
  "/hub/demo",
])("serves %s", async (url) => {
  expect(await page(url)).toMatchObject({ statusCode: 200, isApp: true });
});

test.each([
  "/nothing",
  "/admin.php",
  "/hub",
  "/hub/nobody-lives-here",
  "/hub/a/b",
  "/dashboard/nothing",
  "/dashboard/news/more",
  "/settings/more",
])("returns 404 with the app for %s", async (url) => {
  expect(await page(url)).toMatchObject({ statusCode: 404, isApp: true });
});

test("redirects /privacy-policy permanently to /privacy (rule: legal-pages)", async () => {
  expect(await page("/privacy-policy")).toMatchObject({ statusCode: 301, location: "/privacy" });
});

test("redirects a former family URL temporarily to the current one (rule: former-addresses)", async () => {
  const family = await makeFamily(world.db);
  await makeKid(world.db, family.id);
  const { address: old } = await makeFamilyUrl(world.db, family.id, { isCurrent: false });
  const { address: present } = await makeFamilyUrl(world.db, family.id);
  const response = await world.app.inject(`/hub/${old}?kid=1`);
  expect(response.statusCode).toBe(307);
  expect(response.headers).toMatchObject({
    location: `/hub/${present}?kid=1`,
    "cache-control": "no-store",
  });
  expect(await page(`/hub/${present}`)).toMatchObject({ statusCode: 200 });
  const loud = await page(`/hub/${present.toUpperCase()}`);
  expect(loud).toMatchObject({ statusCode: 307, location: `/hub/${present}` });
  await updateRow(world.db, families, family.id, { closedAt: new Date() });
  expect(await page(`/hub/${present}`)).toMatchObject({ statusCode: 404 });
  expect(await page(`/hub/${old}`)).toMatchObject({ statusCode: 404 });
});

test("caches hashed files as immutable, and revalidates pages", async () => {
  const asset = await world.app.inject("/assets/main-4f2a.js");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await world.app.inject("/favicon.svg")).headers["cache-control"]).toBe(
    "public, max-age=3600",
  );
  expect((await world.app.inject("/")).headers["cache-control"]).toBe("no-cache");
  const gone = await world.app.inject("/assets/main-0000.js");
  expect(gone.statusCode).toBe(404);
  expect(gone.headers["content-type"]).toMatch(/^application\/json/);
});

test("serves no path outside the folder", async () => {
  for (const url of [
    "/..%2f..%2fetc%2fpasswd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e%2fx",
  ]) {
    const response = await world.app.inject(url);
    expect(response.body).not.toContain("root:");
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  }
});
