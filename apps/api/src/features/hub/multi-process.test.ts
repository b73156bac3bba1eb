import { setTimeout as sleep } from "node:timers/promises";
import { type HubChangeListener, listenForHubChanges } from "@giftling/db/hub-changes";
import { wishlistItems } from "@giftling/db/schema/index";
import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { createHubCache } from "../../cache/hub-cache.ts";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";

/** Expected time in milliseconds until another process receives a write, as measured by cached-hub.test.ts. */
const SOON_MS = 100;

/** Maximum time until another process receives a write on a busy machine, in milliseconds. */
const AT_MOST_MS = 10_000;

let world: TestApp;
/** App that acts as a second process on the same database. */
let other: FastifyInstance;
let listening: HubChangeListener;

beforeAll(async () => {
  world = await createTestApp();
  const hubs = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  other = await buildApp({ ...world.deps, hubs });
  const up = vi.spyOn(hubs, "up");
  listening = listenForHubChanges(world.url, hubs);
  world.deps.schedulePublish = listening.schedulePublish;
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 10_000 });
});
afterAll(async () => {
  await listening.close();
  await other.close();
  await world.close();
});

let kidId: string;
let ownerId: string;
let url: string;
beforeEach(async () => {
  const { id, owner, familyUrl } = await world.parent();
  ownerId = owner.id;
  kidId = (await makeKid(world.db, id)).id;
  url = `/api/hub/${familyUrl}/${kidId}`;
});

const hub = async (): Promise<string> => (await other.inject(url)).body;

/** Caches the hub in the second process, runs `give`, and polls the second process until its hub changes. */
async function showsElsewhere(give: () => Promise<unknown>): Promise<void> {
  // Waits until the second process has received the family's creation.
  await sleep(SOON_MS);
  const before = await hub();
  expect(await hub()).toBe(before);
  await give();
  await vi.waitFor(async () => expect(await hub()).not.toBe(before), {
    timeout: AT_MOST_MS,
    interval: 2,
  });
}

const post = async (path: string, payload: object) => {
  const answer = await world.app.inject({ method: "POST", url: path, payload });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
};

test("shows a contribution, a purchase and its undo in another process", async () => {
  const activity = await makeActivity(world.db, kidId);
  const contribution = { contributorName: "Uncle Ben", amount: 25, wishlistItemId: activity.id };
  const contribute = () =>
    post(`/api/kids/${kidId}/contributions`, { ...contribution, type: "other" });
  await showsElsewhere(contribute);
  const { id } = await makeWish(world.db, kidId);
  let undoToken = "";
  const buy = async () => {
    ({ undoToken } = await post(`/api/wishlist/${id}/purchase`, { purchasedBy: "Aunt May" }));
  };
  await showsElsewhere(buy);
  const undo = () => world.visitor().wishlist.undoPurchase({ id, undoToken });
  await showsElsewhere(undo);
});

test("publishes the pending change of a killed process at the next heartbeat", async () => {
  const item = await makeWish(world.db, kidId);
  const leave = () =>
    world.db.transaction(async (tx) => {
      await tx.execute("select set_config('giftling.tells_after_commit', 'on', true)");
      await updateRow(tx, wishlistItems, item.id, { name: "A kite" });
    });
  await showsElsewhere(leave);
  await vi.waitFor(async () => expect(await world.db.query.hubChanges.findMany()).toEqual([]), {
    timeout: AT_MOST_MS,
  });
});

test("queues one mail about several gifts when several processes run concurrently", async () => {
  for (const purchasedBy of ["Aunt May", "Uncle Ben"]) {
    const { id } = await makeWish(world.db, kidId);
    await post(`/api/wishlist/${id}/purchase`, { purchasedBy });
  }
  await Promise.all([queueDueGiftNotices(world.deps), queueDueGiftNotices(world.deps)]);
  const mailIds = (await listMails(world.db, { userId: ownerId })).map(({ id }) => id);
  const jobs = await listJobs(world.db, "send-mail");
  expect(jobs.filter(({ payload }) => mailIds.includes(String(payload.mailId)))).toHaveLength(1);
});
