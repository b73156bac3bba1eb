import { setImmediate } from "node:timers/promises";
import { makeWish } from "@giftling/db/testing/factories";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createHubCacheFixture,
  getHubPaths,
  type HubCacheFixture,
} from "../../testing/hub-cache-fixture.ts";

/** Maximum time until another process shows a write, in milliseconds. */
const SOON_MS = 100;

let world: HubCacheFixture;
let kidId: string;
let address: string;
beforeAll(async () => {
  world = await createHubCacheFixture();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ kidId, address } = await world.family());
});

const paths = () => getHubPaths(address, kidId);

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

describe("visibility of a purchase", () => {
  test("is immediate in its own process and within 100 ms in other processes", {
    retry: 2,
  }, async () => {
    const shown: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const item = await makeWish(world.db, kidId);
      await world.heard();
      const isOpen = async (app: FastifyInstance) => {
        const { wishlist } = (await app.inject(`/api/hub/${address}/${kidId}`)).json();
        return wishlist.find((wish: { id: string }) => wish.id === item.id).isPurchased === false;
      };
      expect([await isOpen(world.app), await isOpen(world.other)]).toEqual([true, true]);
      // Reads continuously, so that some reads start before the write and end after it.
      let isDone = false;
      const reading = (async () => {
        while (!isDone) {
          await isOpen(world.app);
          // Cached responses resolve without yielding, so this lets the write proceed.
          await setImmediate();
        }
      })();
      const answer = await world.app.inject({
        method: "POST",
        url: `/api/wishlist/${item.id}/purchase`,
        payload: { purchasedBy: "Aunt May" },
      });
      const answered = performance.now();
      expect(answer.statusCode).toBe(200);
      expect(await isOpen(world.app)).toBe(false);
      while (await isOpen(world.other)) {
        expect(performance.now() - answered).toBeLessThan(10_000);
        await setImmediate();
      }
      shown.push(performance.now() - answered);
      // Measures, without a hub change, a notification through Postgres and an uncached read on this machine.
      const sent = performance.now();
      await world.heard();
      await isOpen(world.fresh);
      bare.push(performance.now() - sent);
      isDone = true;
      await reading;
      expect(await isOpen(world.app)).toBe(false);
    }
    // Compares medians and scales the limit with this machine's speed, because a busy machine may pause any process.
    expect(median(shown)).toBeLessThan(SOON_MS + 5 * median(bare));
  });
});

test("shows the end of a trial at its exact time", async () => {
  const brand = async (app: FastifyInstance) =>
    (await app.inject(`/api/hub/${address}/${kidId}`)).json().showsBranding;
  expect(await brand(world.app)).toBe(false);
  world.clock.advance(3 * 86_400_000 + 1_000);
  expect(await brand(world.app)).toBe(true);
});

test("caches nothing while the listening connection is down", async () => {
  const url = `/api/hub/${address}/${kidId}`;
  await world.app.inject(url);
  const before = world.listeners.map(({ ups, downs }) => ({ ups, downs }));
  await world.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'giftling-listen' and datname = current_database()`,
  );
  await world.until(({ downs }, index) => downs > (before[index]?.downs ?? 0));
  await world.until(({ ups }, index) => ups > (before[index]?.ups ?? 0));
  await makeWish(world.db, kidId, { name: "A kite" });
  await world.heard();
  expect((await world.app.inject(url)).body).toContain("A kite");
});

test("returns a hub with an ETag, and 304 to a conditional request", async () => {
  for (const url of paths()) {
    const { headers } = await world.app.inject(url);
    expect(headers["cache-control"]).toBe("private, no-cache");
    const again = await world.app.inject({
      url,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  const [, url = ""] = paths();
  const { headers } = await world.app.inject(url);
  await makeWish(world.db, kidId);
  await world.heard();
  const changed = await world.app.inject({
    url,
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(changed.statusCode).toBe(200);
});

test("compresses a cached response for clients that accept it", async () => {
  // Waits for the notification of the family's creation, which invalidates the cache.
  await world.heard();
  const [, url = ""] = paths();
  const { body } = await world.app.inject(url);
  const packed = await world.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(body.length);
});
