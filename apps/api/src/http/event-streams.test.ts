import { families } from "@giftling/db/schema/index";
import {
  makeActivity,
  makeKid,
  makePurchase,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { getCookieHeader } from "../testing/app.ts";
import { createEventStreamFixture, POLL_OPTIONS } from "../testing/event-stream-fixture.ts";
import { DEFAULT_EVENT_STREAM_TIMINGS } from "./event-streams.ts";

const { world, other, hasty, open, makeHub, post, buy, drain, close } =
  await createEventStreamFixture();
afterAll(close);

describe("a hub's stream", () => {
  test("sends an event without data after a change", async () => {
    const { events, kidId } = await makeHub();
    const wish = await makeWish(world.db, kidId, { name: "Secret kite" });
    const stream = await open(events);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    await buy(wish.id);
    await expect.poll(stream.events, POLL_OPTIONS).toBe(1);
    expect(stream.text()).toMatch(/^retry: \d{4}\n\nevent: change\ndata:\n\n$/);
  });

  test.each(["purchase", "hold", "contribution", "gift", "update"])(
    "sends an event within a second of a %s, in both processes",
    { retry: 2 },
    async (what) => {
      const { events, kidId, caller } = await makeHub();
      const wish = await makeWish(world.db, kidId);
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
      for (const stream of streams)
        await expect.poll(stream.events, POLL_OPTIONS).toBeGreaterThan(0);
      expect(performance.now() - begin).toBeLessThan(1_000);
    },
  );

  test("sends no event for another kid's change", async () => {
    const { events, familyId, familyUrl } = await makeHub();
    const sibling = await makeKid(world.db, familyId);
    const wish = await makeWish(world.db, sibling.id);
    const stream = await open(events);
    const ofSibling = await open(`/api/hub/${familyUrl}/events?kid=${sibling.id}`);
    await buy(wish.id);
    await expect.poll(ofSibling.events, POLL_OPTIONS).toBe(1);
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
      await expect.poll(stream.hasEnded, POLL_OPTIONS).toBe(true);
      expect(stream.events()).toBe(0);
    },
  );

  test("delays its events randomly if gifts are surprises", async () => {
    const { events, kidId, caller, familyId } = await makeHub();
    await caller.kids.update({ id: kidId, keepsSurprises: true });
    const wish = await makeWish(world.db, kidId);
    const ofVisitor = await open(events);
    const afterDelay = await open(events, {}, hasty);
    const cookie = await world.signIn(familyId);
    const ofParent = await open("/api/family/events", { cookie });
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    onTestFinished(() => void vi.restoreAllMocks());
    await buy(wish.id);
    await expect.poll(ofParent.events, POLL_OPTIONS).toBe(1);
    await expect.poll(afterDelay.events, POLL_OPTIONS).toBe(1);
    expect(ofVisitor.events()).toBe(0);
    expect(DEFAULT_EVENT_STREAM_TIMINGS.surpriseMs).toBe(300_000);
  });

  test("sends an event on connection after a change within the age of the page's data", async () => {
    const { events, kidId, familyId } = await makeHub();
    await makePurchase(world.db, (await makeWish(world.db, kidId)).id);
    world.deps.hubs.drop(familyId);
    for (const path of [`${events}&since=1000`, `${events}&since=120000`, `${events}&since=-1`]) {
      await expect.poll((await open(path)).events, POLL_OPTIONS).toBe(1);
    }
    const unchanged = await makeHub();
    const fresh = await open(`${unchanged.events}&since=0`);
    const silent = await open(events);
    await expect.poll(fresh.text, POLL_OPTIONS).toContain("retry");
    await expect.poll(silent.text, POLL_OPTIONS).toContain("retry");
    expect(fresh.events() + silent.events()).toBe(0);
  });

  test("sends a heartbeat while nothing changes", async () => {
    const { events } = await makeHub();
    const stream = await open(events, {}, hasty);
    await expect.poll(stream.text, POLL_OPTIONS).toContain("\n\n:\n\n");
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
    await expect.poll(stream.events, POLL_OPTIONS).toBe(1);
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

test("ends every stream, including new streams, while the process drains", async () => {
  const { events } = await makeHub();
  const stream = await open(events, {}, hasty);
  drain();
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
