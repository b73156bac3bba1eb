import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "@giftling/db/client";
import { listenForHubChanges } from "@giftling/db/hub-changes";
import { insertPurchase } from "@giftling/db/queries/wishlist/purchases";
import { makeActivity, makeItem, makeKid } from "@giftling/db/testing/factories";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { createFailures } from "../../failures.ts";
import { createHubCache } from "../../hub-cache.ts";
import { createTeller } from "../../teller.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";

/** How soon another process shows a gift, and how soon what a killed process left, in milliseconds. */
const SOON_MS = 100;
const LEFT_MS = 1_500;

let world: TestApp;
/** Another process on the same database. */
let other: FastifyInstance;
let listening: { close(): Promise<void> };

beforeAll(async () => {
  world = await createTestApp();
  const hubs = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  other = await buildApp({ ...world.deps, hubs });
  const up = vi.spyOn(hubs, "up");
  listening = listenForHubChanges(world.url, hubs);
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 10_000 });
});
afterAll(async () => {
  await listening.close();
  await other.close();
  await world.close();
});

let kidId: string;
let url: string;
beforeEach(async () => {
  const { id, familyUrl } = await world.parent();
  kidId = (await makeKid(world.db, id)).id;
  url = `/api/hub/${familyUrl}/${kidId}`;
});

/** The hub as the other process answers it. */
const hub = async (): Promise<string> => (await other.inject(url)).body;

/**
 * Lets the other process keep the hub, gives, and asks until it shows the gift. Until when an answer was without it, in
 * milliseconds after the gift.
 */
async function timeUntilShown(give: () => Promise<unknown>): Promise<number> {
  // The family's own making is heard first.
  await sleep(SOON_MS);
  const before = await hub();
  expect(await hub()).toBe(before);
  await give();
  const given = performance.now();
  let lastAsked = given;
  for (let asked = given; (await hub()) === before; asked = performance.now()) {
    lastAsked = asked;
    expect(asked - given).toBeLessThan(10_000);
    await sleep(2);
  }
  return lastAsked - given;
}

const post = async (path: string, payload: object) => {
  const answer = await world.app.inject({ method: "POST", url: path, payload });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
};

test("a contribution, a purchase and its undo show in another process soon", async () => {
  const activity = await makeActivity(world.db, kidId);
  const contribution = { contributorName: "Uncle Ben", amount: 25, wishlistItemId: activity.id };
  const contribute = () =>
    post(`/api/kids/${kidId}/contributions`, { ...contribution, type: "other" });
  expect(await timeUntilShown(contribute)).toBeLessThan(SOON_MS);
  const { id } = await makeItem(world.db, kidId);
  let undoToken = "";
  const buy = async () => {
    ({ undoToken } = await post(`/api/wishlist/${id}/purchase`, { purchasedBy: "Aunt May" }));
  };
  expect(await timeUntilShown(buy)).toBeLessThan(SOON_MS);
  const undo = () => world.visitor().wishlist.undoPurchase({ id, undoToken });
  expect(await timeUntilShown(undo)).toBeLessThan(SOON_MS);
});

test("what a process that was killed after its commit did not tell shows a little later", async () => {
  const item = await makeItem(world.db, kidId);
  // The gift's statement without what follows it in a process that lives.
  const killed = () =>
    insertPurchase(
      world.db,
      {
        id: crypto.randomUUID(),
        itemId: item.id,
        giverName: "Rose",
        isAnonymous: false,
        isByParent: false,
        isOnWall: true,
        isNameApproved: null,
        undoTokenHash: null,
        purchasedAt: new Date(),
      },
      { thankYou: null, notice: null, answer: null, windows: [], isToldAfterCommit: true },
    );
  const took = await timeUntilShown(killed);
  expect(took).toBeLessThan(LEFT_MS);
  await vi.waitFor(async () => expect(await world.db.query.hubChanges.findMany()).toEqual([]));
});

test("the mail's job is in the queue soon after the gift", async () => {
  const item = await makeItem(world.db, kidId);
  await post(`/api/wishlist/${item.id}/purchase`, { purchasedBy: "Aunt May" });
  const waiting = `select 1 from graphile_worker._private_jobs as jobs join mails on mails.id::text = payload->>'mailId'
    join kids on kids.user_id = mails.user_id where kids.id = '${kidId}'`;
  await vi.waitFor(async () => expect(await world.db.execute(waiting)).toHaveLength(1), {
    timeout: SOON_MS * 5,
  });
});

test("a telling that fails is reported and spoils nothing", async () => {
  const failures = createFailures();
  const reported = vi.fn();
  failures.listen(reported);
  const gone = createDatabase(world.url, { max: 1 });
  await gone.close();
  const teller = createTeller(gone.db, failures);
  teller.soon();
  await teller.done();
  expect(reported).toHaveBeenCalledExactlyOnceWith("telling", expect.any(Error));
});
