import { expect, test } from "vitest";
import { createCachedPageRenderer } from "./cached-page-renderer.ts";

const page = (url: string) => ({ url, origin: "http://localhost", answers: {} });

/** Option to render a page without the cache. */
const uncached = { isCached: false };

test("yields between two renders, and continues after a failed one", async () => {
  const order: string[] = [];
  const make = createCachedPageRenderer(async ({ url }) => {
    order.push(url);
    setImmediate(() => order.push(`after ${url}`));
    if (url === "/b") throw new Error("broken");
    return url;
  });
  const made = await Promise.allSettled(["/a", "/b", "/c"].map((url) => make(page(url), uncached)));
  expect(made.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order.slice(0, 5)).toEqual(["/a", "after /a", "/b", "after /b", "/c"]);
});

test("renders a cached page once and other pages each time, without evicting cached ones", async () => {
  const rendered: string[] = [];
  const make = createCachedPageRenderer(async ({ url }) => {
    rendered.push(url);
    return url;
  });
  await make(page("/cached"), { isCached: true });
  for (let time = 0; time < 3; time += 1) await make(page("/made-up"), uncached);
  await make(page("/cached"), { isCached: true });
  expect(rendered).toEqual(["/cached", "/made-up", "/made-up", "/made-up"]);
});

test("rejects pages beyond 200 waiting ones, and accepts pages again later", async () => {
  const make = createCachedPageRenderer(async ({ url }) => url);
  const made = await Promise.allSettled(
    Array.from({ length: 201 }, (_, index) => make(page(`/${index}`), uncached)),
  );
  expect(made.slice(0, 200).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(made[200]).toMatchObject({ reason: { code: "UNAVAILABLE", retryAfter: 2 } });
  expect(await make(page("/later"), uncached)).toMatchObject({ language: "en" });
});
