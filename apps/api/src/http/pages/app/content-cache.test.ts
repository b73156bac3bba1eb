import { expect, test } from "vitest";
import { createContentCache } from "../../../cache/content-cache.ts";

/** Creates a cache of 100 bytes. `made` lists the keys of the created values. */
function cacheOf100() {
  const cached = createContentCache<Buffer>(100, (value) => value.length);
  const made: string[] = [];
  const get = (key: string, bytes: number) =>
    cached(key, async () => {
      made.push(key);
      return Buffer.alloc(bytes, key);
    });
  return { cached, made, get };
}

test("creates a value once for concurrent and later calls", async () => {
  const { get, made } = cacheOf100();
  const [one, two] = await Promise.all([get("a", 10), get("a", 10)]);
  expect(one).toBe(two);
  expect(await get("a", 10)).toBe(one);
  expect(made).toEqual(["a"]);
});

test("evicts the least recently used values above the maximum size", async () => {
  const { get, made } = cacheOf100();
  await get("a", 40);
  await get("b", 40);
  await get("a", 40);
  await get("c", 40);
  expect(made).toEqual(["a", "b", "c"]);
  await get("a", 40);
  await get("c", 40);
  expect(made).toEqual(["a", "b", "c"]);
  await get("b", 40);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("stores many small values", async () => {
  const { get, made } = cacheOf100();
  for (let turn = 0; turn < 2; turn += 1) {
    for (let key = 0; key < 100; key += 1) await get(String(key), 1);
  }
  expect(made).toHaveLength(100);
});

test("returns a value larger than the cache without caching it", async () => {
  const { get, made } = cacheOf100();
  await get("a", 40);
  expect(await get("huge", 101)).toHaveLength(101);
  await get("a", 40);
  await get("huge", 101);
  expect(made).toEqual(["a", "huge", "huge"]);
});

test("rejects all waiting callers on a failure, and retries on the next call", async () => {
  const { cached } = cacheOf100();
  const failing = () => cached("a", () => Promise.reject(new Error("away")));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both).toMatchObject([{ reason: { message: "away" } }, { reason: { message: "away" } }]);
  expect(await cached("a", async () => Buffer.from("there"))).toEqual(Buffer.from("there"));
});

test("returns a value that is evicted while it is created", async () => {
  const { cached, get } = cacheOf100();
  let finish: (value: Buffer) => void = () => undefined;
  const later = new Promise<Buffer>((resolve) => {
    finish = resolve;
  });
  const slow = cached("slow", () => later);
  for (const key of ["a", "b", "c", "d"]) await get(key, 50);
  finish(Buffer.from("slow"));
  expect(await slow).toEqual(Buffer.from("slow"));
});
