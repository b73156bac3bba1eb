import { addDays, MAX_PUSH_SUBSCRIPTIONS } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { purgeExpiredSessions } from "../../services/identity/session.ts";
import { createPushFixture } from "../../testing/push-fixture.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const { world, service, subscribe, push, close } = await createPushFixture();
afterAll(close);

const listEndpoints = async () =>
  (await world.db.query.pushSubscriptions.findMany()).map(({ endpoint }) => endpoint);

describe("push subscriptions (rule: web-push)", () => {
  test("are listed with their device, and deleted by their endpoint", async () => {
    const { caller } = await world.parent();
    const endpoint = await subscribe(caller);
    expect(await caller.push.settings()).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      subscriptions: [{ endpoint, device: "Chrome, Linux", createdAt: expect.any(String) }],
      preferences: {
        giftRecorded: true,
        listReady: true,
        referralReward: true,
        trialReminders: true,
        weeklySummary: false,
        quietFrom: 21,
        quietUntil: 8,
        timeZone: null,
      },
    });
    await caller.push.test({ endpoint });
    await push();
    expect(service.received.map(({ text }) => text.title)).toEqual(["It works"]);
    await caller.push.unsubscribe({ endpoint });
    expect((await caller.push.settings()).subscriptions).toEqual([]);
    expect(await getCallOutcome(caller.push.unsubscribe({ endpoint }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(caller.push.test({ endpoint }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(caller.push.renew({ endpoint }))).toBe("NOT_FOUND");
  });

  test("end when the parent signs out, and when another parent subscribes in the browser", async () => {
    const { id, caller } = await world.parent();
    const other = await world.callerOf(id);
    await subscribe(caller);
    await subscribe(other);
    expect((await other.push.settings()).subscriptions).toHaveLength(2);
    await caller.account.signOutEverywhere();
    const again = await world.callerOf(id);
    expect((await again.push.settings()).subscriptions).toEqual([]);
    const { cookie, as } = await world.coParent(id);
    const endpoint = await subscribe(as());
    await world.deps.sessions.end(cookie);
    expect(await listEndpoints()).not.toContain(endpoint);

    const subscription = service.subscribe("");
    await again.push.subscribe(subscription);
    const stranger = await world.parent();
    await stranger.caller.push.subscribe(subscription);
    expect((await again.push.settings()).subscriptions).toEqual([]);
    expect((await stranger.caller.push.settings()).subscriptions).toHaveLength(1);
  });

  test("are not replaced by another account that knows only the endpoint", async () => {
    const { caller } = await world.parent();
    const subscription = service.subscribe("");
    await caller.push.subscribe(subscription);
    const stranger = await world.parent();
    const { endpoint } = subscription;
    const { keys } = service.subscribe("");
    const call = stranger.caller.push.subscribe({ endpoint, keys });
    expect(await getCallOutcome(call)).toBe("CONFLICT");
    const { renew, test: sendTest, unsubscribe } = stranger.caller.push;
    const others = [renew, sendTest, unsubscribe].map((change) => change({ endpoint }));
    expect(await countCallOutcomes(others)).toEqual({ NOT_FOUND: 3 });
    expect((await caller.push.settings()).subscriptions).toMatchObject([{ endpoint }]);
  });

  test("outlast an expired session, and end when the parent signs out after a renewal", async () => {
    const { id, cookie, as, caller } = await world.coParent((await world.parent()).id);
    const endpoint = await subscribe(caller);
    await purgeExpiredSessions(world.db, addDays(world.clock.now(), 40));
    expect(await listEndpoints()).toContain(endpoint);
    expect(await getCallOutcome(as().push.settings())).toBe("UNAUTHORIZED");
    const next = await world.deps.sessions.start(id, cookie);
    const again = world.withCookie(next);
    await Promise.all([again.push.renew({ endpoint }), again.push.renew({ endpoint })]);
    await world.deps.sessions.end(next.split(";")[0]);
    expect(await listEndpoints()).not.toContain(endpoint);
  });

  test("stay when the same parent signs in again, and end when another person does", async () => {
    const family = await world.parent();
    const { id, cookie, caller } = await world.coParent(family.id);
    const endpoint = await subscribe(caller);
    const next = await world.deps.sessions.start(id, cookie);
    expect(await listEndpoints()).toContain(endpoint);
    await world.withCookie(next).push.renew({ endpoint });
    await world.deps.sessions.start(family.owner.id, next.split(";")[0]);
    expect(await listEndpoints()).not.toContain(endpoint);
  });

  test("end when the account is closed", async () => {
    const { caller } = await world.parent();
    const endpoint = await subscribe(caller);
    await caller.account.close({ confirm: "DELETE" });
    expect(await listEndpoints()).not.toContain(endpoint);
  });

  test("of one session are replaced, also concurrently", async () => {
    const { caller } = await world.parent();
    const subscriptions = Array.from({ length: 8 }, () => service.subscribe(""));
    const calls = subscriptions.map((subscription) => caller.push.subscribe(subscription));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 8 });
    expect((await caller.push.settings()).subscriptions).toHaveLength(1);
  });

  test("have a maximum number per parent, also concurrently", async () => {
    const { id, caller } = await world.parent();
    const browsers = await Promise.all(
      Array.from({ length: MAX_PUSH_SUBSCRIPTIONS + 5 }, () => world.callerOf(id)),
    );
    const calls = browsers.map((browser) => browser.push.subscribe(service.subscribe("")));
    expect(await countCallOutcomes(calls)).toEqual({ ok: MAX_PUSH_SUBSCRIPTIONS, TOO_MANY: 5 });
    expect((await caller.push.settings()).subscriptions).toHaveLength(MAX_PUSH_SUBSCRIPTIONS);
  });

  test("need an https endpoint and valid keys", async () => {
    const { caller } = await world.parent();
    const { keys } = service.subscribe("");
    for (const endpoint of ["http://push.example/1", "ftp://push.example/1", "push.example", ""]) {
      expect(await getCallOutcome(caller.push.subscribe({ endpoint, keys }))).toBe("INVALID_INPUT");
    }
    const endpoint = "https://push.example/1";
    for (const wrong of [
      { ...keys, auth: "AQ" },
      { ...keys, p256dh: `${keys.p256dh}AA` },
    ]) {
      const call = caller.push.subscribe({ endpoint, keys: wrong });
      expect(await getCallOutcome(call)).toBe("INVALID_INPUT");
    }
    expect(await getCallOutcome(caller.push.subscribe({ endpoint, keys }))).toBe("ok");
  });

  test("never connect to a private address", async () => {
    const { caller } = await world.parent();
    const { keys } = service.subscribe("");
    const port = service.address.split(":")[1];
    const before = service.countRequests();
    for (const host of ["localhost", "127.0.0.2", "[::1]", "10.0.0.1"]) {
      const endpoint = `https://${host}:${port}/send`;
      await caller.push.subscribe({ endpoint, keys });
      await caller.push.test({ endpoint });
      await push();
    }
    expect(service.countRequests()).toBe(before);
  });

  test("are refused on plain HTTP", async () => {
    const plain = await createTestFixture({ APP_ORIGIN: "http://192.168.1.5:3000" });
    const { caller } = await plain.parent();
    expect((await caller.push.settings()).publicKey).toBeNull();
    const call = caller.push.subscribe(service.subscribe(""));
    expect(await getCallOutcome(call)).toBe("CONFLICT");
    await plain.close();
  });

  test("refuse unknown time zones and hours", async () => {
    const { caller } = await world.parent();
    for (const input of [{ timeZone: "Mars/Olympus" }, { quietFrom: 24 }, { quietUntil: -1 }]) {
      expect(await getCallOutcome(caller.push.update(input))).toBe("INVALID_INPUT");
    }
    const saved = await caller.push.update({ timeZone: "Europe/Madrid", quietFrom: 22 });
    expect(saved.preferences).toMatchObject({
      timeZone: "Europe/Madrid",
      quietFrom: 22,
      quietUntil: 8,
    });
  });
});
