import { expect, test } from "vitest";
import { type CacheEntry, createHubCache, type HubPage } from "./hub-cache.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

/** Values that replace the defaults of a test's cached page. `bytes` is the size of the compressed page. */
type PageChanges = Partial<CacheEntry<HubPage>> & { bytes?: number };

/** Creates a hub cache with 10,000 bytes for pages. `made` lists the keys of the computed pages. */
function cacheAt(clock = { now: () => NOW }) {
  const cache = createHubCache(20_000, clock);
  cache.up();
  const made: string[] = [];
  const entry = (key: string, { bytes = 0, ...over }: PageChanges = {}): CacheEntry<HubPage> => ({
    value: {
      page: { language: "en" as const, etag: key, br: Buffer.alloc(bytes) },
      kidId: key,
      kidIds: [],
      hubAccess: null,
    },
    familyId: "rivera",
    until: null,
    ...over,
  });
  const get = async (key: string, over: PageChanges = {}) => {
    const { kidId } = await cache.pages.get(key, async () => {
      made.push(key);
      return entry(key, over);
    });
    return kidId;
  };
  /** Starts a computation that ends when the test calls `finish`. */
  const slow = (key: string, over: PageChanges = {}) => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const page = cache.pages.get(key, async () => {
      made.push(key);
      await finished;
      return entry(key, over);
    });
    return { page, finish };
  };
  return { cache, made, get, slow };
}

test("computes a page once for concurrent and later requests", async () => {
  const { get, made } = cacheAt();
  await Promise.all([get("a"), get("a"), get("a")]);
  await get("a");
  expect(made).toEqual(["a"]);
});

test("invalidates all pages of a family after its write, and no others", async () => {
  const { cache, get, made } = cacheAt();
  await get("a");
  await get("a?kid");
  await get("b", { familyId: "lee" });
  cache.drop("rivera");
  for (const key of ["a", "a?kid", "b"]) await get(key, key === "b" ? { familyId: "lee" } : {});
  expect(made).toEqual(["a", "a?kid", "b", "a", "a?kid"]);
});

test("does not cache a read that started before a write, and never returns it after the write", async () => {
  const { cache, get, slow, made } = cacheAt();
  const before = slow("a");
  cache.drop("rivera");
  // This request comes after the write, so it must not join the read that started before the write.
  const after = get("a");
  before.finish();
  await Promise.all([before.page, after]);
  expect(made).toEqual(["a", "a"]);
});

test("computes a page once for concurrent requests while other families write", async () => {
  const { cache, get, slow, made } = cacheAt();
  const first = slow("a");
  cache.drop("lee");
  const others = [get("a"), get("a")];
  cache.drop("lee");
  first.finish();
  await Promise.all([first.page, ...others]);
  expect(made).toEqual(["a"]);
});

test("computes a page once for all requests after a write during its first computation", async () => {
  const { cache, get, slow, made } = cacheAt();
  const before = slow("a");
  cache.drop("rivera");
  const after = [get("a"), get("a"), get("a")];
  before.finish();
  await Promise.all([before.page, ...after]);
  expect(made).toEqual(["a", "a"]);
});

test("does not replace a newer read with an older one", async () => {
  const { cache, get, slow, made } = cacheAt();
  const before = slow("a");
  cache.drop("rivera");
  before.finish();
  await before.page;
  await get("a");
  expect(made).toEqual(["a", "a"]);
});

test("recomputes a time-dependent page exactly when it expires", async () => {
  let now = NOW;
  const { get, made } = cacheAt({ now: () => now });
  const until = new Date(NOW.getTime() + 1_000);
  await get("a", { until });
  now = new Date(NOW.getTime() + 999);
  await get("a", { until });
  expect(made).toEqual(["a"]);
  now = until;
  await get("a");
  expect(made).toEqual(["a", "a"]);
});

test("evicts the least recently used page above its size, and does not cache an oversized page", async () => {
  const { get, made } = cacheAt();
  await get("a", { bytes: 3_000 });
  await get("b", { bytes: 3_000 });
  await get("a");
  await get("c", { bytes: 3_000 });
  await get("huge", { bytes: 10_000 });
  made.length = 0;
  for (const key of ["a", "c", "b", "huge"]) await get(key);
  expect(made).toEqual(["b", "huge"]);
});

test("caches nothing while the change listener is down, including computations in progress", async () => {
  const { cache, get, slow, made } = cacheAt();
  await get("a");
  const making = slow("b");
  cache.down();
  making.finish();
  await making.page;
  await get("a");
  await get("a");
  expect(made).toEqual(["a", "b", "a", "a"]);
  cache.up();
  await get("b");
  await get("b");
  expect(made).toEqual(["a", "b", "a", "a", "b"]);
});

test("caches nothing with a size of 0", async () => {
  const cache = createHubCache(0, { now: () => NOW });
  cache.up();
  let count = 0;
  const value = {
    page: { language: "en" as const, etag: "", br: Buffer.alloc(1) },
    kidId: "a",
    kidIds: [],
    hubAccess: null,
  };
  const make = async () => {
    count += 1;
    return { value, familyId: null, until: null };
  };
  await cache.pages.get("a", make);
  await cache.pages.get("a", make);
  expect(count).toBe(2);
});

test("stores a value under its own key and invalidates it with its family", async () => {
  const { cache, get, made } = cacheAt();
  await get("a?other", { key: "a" });
  await get("a");
  expect(cache.pages.peek("a?other")).toBeUndefined();
  cache.drop("rivera");
  await get("a");
  expect(made).toEqual(["a?other", "a"]);
});

test("rejects all pending requests on a failure and recomputes on the next request", async () => {
  const { cache, get } = cacheAt();
  const failing = () => cache.pages.get("a", () => Promise.reject(new Error("away")));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both).toMatchObject([{ reason: { message: "away" } }, { reason: { message: "away" } }]);
  expect(await get("a")).toBe("a");
});
