import type { Socket } from "node:net";
import { type HubChangeListener, listenForHubChanges } from "@giftling/db/hub-changes";
import { families } from "@giftling/db/schema/index";
import {
  makeActivity,
  makeItem,
  makeKid,
  makePurchase,
  makeUpdate,
} from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { createHubCache } from "../cache/hub-cache.ts";
import { createTestApp, getCookieHeader, type TestApp } from "../testing/app.ts";
import { openEventStream } from "../testing/event-stream-client.ts";
import { DEFAULT_EVENT_STREAM_TIMINGS } from "./event-streams.ts";

/** Timeout of `expect.poll`, in milliseconds. */
const SOON = { timeout: 30_000, interval: 10 };

let world: TestApp;
/** App on the same database that acts as a second process. */
let other: FastifyInstance;
/** App with minimal heartbeat intervals and event delays. */
let hasty: FastifyInstance;
let listening: HubChangeListener;
let isDraining = false;

beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1", TRUSTED_PROXIES: "127.0.0.1" });
  const hubs = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  const up = vi.spyOn(hubs, "up");
  other = await buildApp({ ...world.deps, hubs });
  listening = listenForHubChanges(world.url, hubs);
  world.deps.schedulePublish = listening.schedulePublish;
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), SOON);
  hasty = await buildApp(world.deps, {
    isDraining: () => isDraining,
    streamTimings: { batchMs: 1, heartbeatMs: 1, surpriseMs: 1 },
  });
  for (const app of [world.app, other, hasty]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await listening.close();
  await other.close();
  await hasty.close();
  await world.close();
});

let visitors = 0;
/** Returns the X-Forwarded-For header of a new visitor. */
function newVisitor() {
  visitors += 1;
  return { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors & 255}` };
}

/** Opens an event stream that is closed at the end of the test. */
async function open(path: string, headers: Record<string, string> = {}, app = world.app) {
  const stream = await openEventStream(app, path, { ...newVisitor(), ...headers });
  onTestFinished(stream.close);
  return stream;
}

async function makeHub(facts: Parameters<TestApp["parent"]>[0] = {}) {
  const { id, familyUrl, caller } = await world.parent(facts);
  const kid = await makeKid(world.db, id);
  const events = `/api/hub/${familyUrl}/events?kid=${kid.id}`;
  return { familyId: id, familyUrl, caller, kidId: kid.id, events };
}

async function post(url: string, payload: object) {
  const answer = await world.app.inject({ method: "POST", url, payload });
  expect(answer.statusCode).toBeLessThan(300);
}

const buy = (id: string) => post(`/api/wishlist/${id}/purchase`, { purchasedBy: "Grandma Rosa" });

describe("a hub's stream", () => {
  test("sends an event without data after a change", async () => {
    const { events, kidId } = await makeHub();
    const wish = await makeItem(world.db, kidId, { name: "Secret kite" });
    const stream = await open(events);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    await buy(wish.id);
    await expect.poll(stream.events, SOON).toBe(1);
    expect(stream.text()).toMatch(/^retry: \d{4}\n\nevent: change\ndata:\n\n$/);
  });

  test.each(["purchase", "hold", "contribution", "gift", "update"])(
    "sends an event within a second of a %s, in both processes",
    { retry: 2 },
    async (what) => {
      const { events, kidId, caller } = await makeHub();
      const wish = await makeItem(world.db, kidId);
      const { id: wishlistItemId } = await makeActivity(world.db, kidId);
      const contribution = { contributorName: "Uncle Ben", amount: 25, wishlistItemId };
      const news = { title: "News", content: "Good news." };
      const acts: Record<string, () => Promise<unknown>> = {
        purchase: () => buy(wish.id),
        hold: () => post(`/api/wishlist/${wish.id}/reserve`, { reservedBy: "May" }),
        contribution: () =>
          post(`/api/kids/${kidId}/contributions`, { ...contribution, type: "other" }),
        gift: () => post(`/api/kids/${kidId}/gifts`, { label: "A kite", giverName: "Aunt May" }),
        update: () => caller.updates.create({ kidId, ...news }),
      };
      const streams = [await open(events), await open(events, {}, other)];
      await acts[what]?.();
      const begin = performance.now();
      for (const stream of streams) await expect.poll(stream.events, SOON).toBeGreaterThan(0);
      expect(performance.now() - begin).toBeLessThan(1_000);
    },
  );

  test("sends no event for another kid's change", async () => {
    const { events, familyId, familyUrl } = await makeHub();
    const sibling = await makeKid(world.db, familyId);
    const wish = await makeItem(world.db, sibling.id);
    const stream = await open(events);
    const ofSibling = await open(`/api/hub/${familyUrl}/events?kid=${sibling.id}`);
    await buy(wish.id);
    await expect.poll(ofSibling.events, SOON).toBe(1);
    expect(stream.events()).toBe(0);
  });

  test("requires access to the hub", async () => {
    const { events, familyUrl } = await makeHub();
    const locked = await makeHub();
    await locked.caller.account.updateSharing({ passcode: "maple syrup" });
    expect((await open("/api/hub/nobody-here/events")).status).toBe(404);
    expect((await open(locked.events)).status).toBe(401);
    expect((await open(`/api/hub/${familyUrl}/events`)).status).toBe(200);
    expect((await open(events.replace(/kid=.*/, `kid=${locked.kidId}`))).status).toBe(200);
    const entered = await world.app.inject({
      method: "POST",
      url: `/api/hub/${locked.familyUrl}/open`,
      payload: { passcode: "maple syrup" },
    });
    expect((await open(locked.events, { cookie: getCookieHeader(entered) })).status).toBe(200);
    expect((await open("/api/hub/demo/events")).status).toBe(204);
    const head = await world.app.inject({ method: "HEAD", url: events });
    expect(head).toMatchObject({ statusCode: 200, body: "" });
  });

  test.each(["a changed passcode", "unpublishing", "a take-down", "closing", "the kid's deletion"])(
    "ends at once on %s",
    async (what) => {
      const { events, caller, familyId, kidId } = await makeHub();
      const acts: Record<string, () => Promise<unknown>> = {
        "a changed passcode": () => caller.account.updateSharing({ passcode: "maple syrup" }),
        unpublishing: () => caller.account.updateSharing({ isPublished: false }),
        "a take-down": () => updateRow(world.db, families, familyId, { takenDownAt: new Date() }),
        closing: () => caller.account.close({ confirm: "DELETE" }),
        "the kid's deletion": () => caller.kids.delete({ id: kidId }),
      };
      // The second process is notified of changes through LISTEN.
      const stream = await open(events, {}, other);
      await acts[what]?.();
      await expect.poll(stream.hasEnded, SOON).toBe(true);
      expect(stream.events()).toBe(0);
    },
  );

  test("delays its events randomly if gifts are surprises", async () => {
    const { events, kidId, caller, familyId } = await makeHub();
    await caller.kids.update({ id: kidId, keepsSurprises: true });
    const wish = await makeItem(world.db, kidId);
    const ofVisitor = await open(events);
    const afterDelay = await open(events, {}, hasty);
    const cookie = await world.signIn(familyId);
    const ofParent = await open("/api/family/events", { cookie });
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    onTestFinished(() => void vi.restoreAllMocks());
    await buy(wish.id);
    await expect.poll(ofParent.events, SOON).toBe(1);
    await expect.poll(afterDelay.events, SOON).toBe(1);
    expect(ofVisitor.events()).toBe(0);
    expect(DEFAULT_EVENT_STREAM_TIMINGS.surpriseMs).toBe(300_000);
  });

  test("sends an event on connection after a change within the age of the page's data", async () => {
    const { events, kidId, familyId } = await makeHub();
    await makePurchase(world.db, (await makeItem(world.db, kidId)).id);
    world.deps.hubs.drop(familyId);
    for (const path of [`${events}&since=1000`, `${events}&since=120000`, `${events}&since=-1`]) {
      await expect.poll((await open(path)).events, SOON).toBe(1);
    }
    const unchanged = await makeHub();
    const fresh = await open(`${unchanged.events}&since=0`);
    const silent = await open(events);
    await expect.poll(fresh.text, SOON).toContain("retry");
    await expect.poll(silent.text, SOON).toContain("retry");
    expect(fresh.events() + silent.events()).toBe(0);
  });

  test("sends a heartbeat while nothing changes", async () => {
    const { events } = await makeHub();
    const stream = await open(events, {}, hasty);
    await expect.poll(stream.text, SOON).toContain("\n\n:\n\n");
  });
});

describe("a parent's stream", () => {
  test("requires a session of an open account", async () => {
    const { id: familyId } = await world.parent();
    const cookie = await world.signIn(familyId);
    expect((await open("/api/family/events")).status).toBe(401);
    expect((await open("/api/family/events", { cookie })).status).toBe(200);
    await updateRow(world.db, families, familyId, { closedAt: new Date() });
    expect((await open("/api/family/events", { cookie })).status).toBe(403);
  });

  test("sends an event for changes that visitors cannot see, and while the hub is hidden", async () => {
    const { familyId, kidId, caller } = await makeHub({ isPublished: false });
    const stream = await open("/api/family/events", { cookie: await world.signIn(familyId) });
    await caller.updates.create({ kidId, title: "News", content: "Good news." });
    await expect.poll(stream.events, SOON).toBe(1);
  });

  test("ends with the first change after the session has ended", async () => {
    const { familyId, kidId } = await makeHub();
    const stream = await open("/api/family/events", { cookie: await world.signIn(familyId) });
    await world.endSessions(familyId);
    await makeUpdate(world.db, kidId);
    world.deps.hubs.drop(familyId);
    await stream.ended;
    expect(stream.events()).toBe(0);
  });
});

describe("the number of streams", () => {
  test("is at most 8 per visitor, and decreases when a stream closes", async () => {
    const { events } = await makeHub();
    const headers = newVisitor();
    const streams = await Promise.all(Array.from({ length: 9 }, () => open(events, headers)));
    expect(streams.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 429]);
    const refused = streams.find(({ status }) => status === 429);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect((await open(events)).status).toBe(200);
    streams.find(({ status }) => status === 200)?.close();
    await expect.poll(async () => (await open(events, headers)).status, SOON).toBe(200);
  });

  test("is at most 1,000 per process, which still answers requests", async () => {
    const { events, kidId } = await makeHub();
    const app = await buildApp(world.deps);
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: "127.0.0.1" });
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    while (streams.length < 1_000) {
      streams.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => open(events, {}, app)))),
      );
    }
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const refused = await open(events, {}, app);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "60"]);
    expect((await app.inject("/health/live")).statusCode).toBe(200);
    await buy((await makeItem(world.db, kidId)).id);
    const countNotified = () => streams.filter(({ events }) => events() === 1).length;
    await expect.poll(countNotified, SOON).toBe(1_000);
  });
});

test("ends every stream, including new streams, while the process drains", async () => {
  const { events } = await makeHub();
  const stream = await open(events, {}, hasty);
  isDraining = true;
  onTestFinished(() => {
    isDraining = false;
  });
  await stream.ended;
  const late = await open(events, {}, hasty);
  expect(late.status).toBe(200);
  await late.ended;
  expect(late.text()).toMatch(/^retry: \d+\n\n$/);
});

test("ends every stream when the app closes", async () => {
  const { events } = await makeHub();
  const app = await buildApp(world.deps);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const stream = await open(events, {}, app);
  await app.close();
  await stream.ended;
});

test("disconnects a client that does not read", async () => {
  const { events } = await makeHub();
  const sockets: Socket[] = [];
  const addSocket = (socket: Socket) => void sockets.push(socket);
  hasty.server.on("connection", addSocket);
  onTestFinished(() => void hasty.server.off("connection", addSocket));
  const stream = await open(events, {}, hasty);
  const { familyId } = await makeHub();
  const parent = await open("/api/family/events", { cookie: await world.signIn(familyId) }, hasty);
  await expect.poll(parent.text, SOON).toContain("retry");
  // A corked socket sends nothing, as if the client had stopped reading.
  sockets[1]?.cork();
  let changes = 0;
  const changing = setInterval(() => {
    world.deps.hubs.drop(familyId);
    changes += 1;
  }, 10);
  onTestFinished(() => clearInterval(changing));
  await expect.poll(parent.hasEnded, SOON).toBe(true);
  expect(changes).toBeGreaterThan(10);
  expect(stream.hasEnded()).toBe(false);
});
