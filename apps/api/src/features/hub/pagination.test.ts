import {
  makeContribution,
  makeKid,
  makePurchase,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { UPDATES_PAGE_SIZE, WALL_PAGE_SIZE } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
let kid: { id: string };
let familyUrl: string;
const START = Date.UTC(2026, 0, 1);
const minute = (n: number) => new Date(START + n * 60_000);

beforeAll(async () => {
  world = await createTestApp();
  const parent = await world.parent();
  familyUrl = parent.familyUrl;
  kid = await makeKid(world.db, parent.id);
  for (let n = 0; n < 60; n += 1) {
    await makeContribution(world.db, kid.id, {
      contributorName: `Giver ${n}`,
      contributedAt: minute(n),
    });
  }
  const item = await makeWish(world.db, kid.id);
  await makePurchase(world.db, item.id, { purchasedAt: minute(50) });
  for (let n = 0; n < 23; n += 1) {
    await makeUpdate(world.db, kid.id, { title: `News ${n}`, createdAt: minute(n) });
  }
});
afterAll(() => world.close());

const read = async (path: string) =>
  (await world.app.inject(`/api/hub/${familyUrl}/${kid.id}${path}`)).json();

/** Requests all pages of a list. `before` is the last ID of the previous page. Returns the page sizes and all IDs. */
async function walk(list: "wall" | "updates") {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (;;) {
    const before = ids.length === 0 ? "" : `?before=${ids.at(-1)}`;
    const page: { id: string }[] = await read(`/${list}${before}`);
    if (page.length === 0) return { sizes, ids };
    sizes.push(page.length);
    ids.push(...page.map(({ id }) => id));
  }
}

test("returns the newest entries of each list and the totals", async () => {
  const hub = await read("");
  // The purchase is among the newest 24 entries.
  expect(hub.contributions).toHaveLength(WALL_PAGE_SIZE - 1);
  expect(hub.contributions[0]).toMatchObject({ contributorName: "Giver 59" });
  expect(hub.updates).toHaveLength(UPDATES_PAGE_SIZE);
  expect(hub).toMatchObject({ wallTotal: 61, updatesTotal: 23, giversTotal: 61 });
});

test("returns each entry once on further pages, newest first", async () => {
  const wall = await walk("wall");
  expect(wall.sizes).toEqual([24, 24, 13]);
  expect(new Set(wall.ids).size).toBe(61);
  const updates = await walk("updates");
  expect(updates.sizes).toEqual([10, 10, 3]);
  expect(new Set(updates.ids).size).toBe(23);
  const [newest] = await read("/wall");
  expect(newest).toMatchObject({
    label: "529 Investment",
    displayName: "Giver 59",
    isParent: false,
  });
});

test("paginates the demo's lists", async () => {
  const hub = (await world.app.inject("/api/hub/demo/demo-emma")).json();
  const wall = (await world.app.inject("/api/hub/demo/demo-emma/wall")).json();
  expect(wall).toHaveLength(Math.min(WALL_PAGE_SIZE, hub.wallTotal));
  const last = wall.at(-1).id;
  const rest = (await world.app.inject(`/api/hub/demo/demo-emma/wall?before=${last}`)).json();
  expect(rest).toHaveLength(hub.wallTotal - wall.length);
});

test("returns NOT_FOUND for an unknown entry, another kid's entry and another family's kid", async () => {
  const stranger = await world.parent();
  const other = await makeKid(world.db, stranger.id);
  const { id } = await makeContribution(world.db, other.id);
  const status = async (url: string) => (await world.app.inject(url)).statusCode;
  const base = `/api/hub/${familyUrl}/${kid.id}`;
  expect(await status(`${base}/wall?before=${id}`)).toBe(404);
  expect(await status(`${base}/wall?before=nonsense`)).toBe(404);
  expect(await status(`${base}/updates?before=${id}`)).toBe(404);
  expect(await status(`/api/hub/${familyUrl}/${other.id}/wall`)).toBe(404);
  expect(await status(`${base}/wall?before=a&before=b`)).toBe(400);
  expect(await status(`${base}/wall?utm_source=mail`)).toBe(200);
});
