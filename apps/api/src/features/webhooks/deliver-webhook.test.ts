import { claimDelivery } from "@giftling/db/queries/webhooks/deliveries";
import { makeWish } from "@giftling/db/testing/factories";
import { deleteJobs, listJobs } from "@giftling/db/testing/jobs";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { createWebhookFixture } from "../../testing/webhook-fixture.ts";
import { startWorker } from "../../worker/worker.ts";
import { createWebhookFetchRules, deliverWebhook } from "./deliver-webhook.ts";

const { world, receiver, smtp, family, deliver, queueTest, close } = await createWebhookFixture();
afterAll(close);
beforeEach(async () => {
  await deleteJobs(world.db);
  receiver.received.length = 0;
  Object.assign(receiver.reply, { status: 200, location: "", delayMs: 0 });
  smtp.received.length = 0;
});

const HOUR_MS = 3_600_000;

type Home = Awaited<ReturnType<typeof family>>;

async function buy({ kidId }: Home, purchase: { purchasedBy?: string; isAnonymous?: boolean }) {
  const { id } = await makeWish(world.db, kidId, { name: "Wooden train" });
  return world.visitor().wishlist.purchase({ id, ...purchase });
}

describe("a failed delivery", () => {
  test("is retried with growing delays for a day under the same event id, then given up", async () => {
    const home = await family();
    receiver.reply.status = 503;
    await home.caller.webhooks.test({ id: home.webhook.id });
    await buy(home, { purchasedBy: "Rose" });
    const delays: number[] = [];
    for (let hours = 0; hours < 26; hours += 1) {
      await deliver();
      const [row] = await home.log();
      if (row?.nextAttemptAt) {
        const ms = Date.parse(row.nextAttemptAt) - world.clock.now().getTime();
        delays.push(Math.round(ms / 1_000));
      }
      world.clock.advance(HOUR_MS);
    }
    const [gift, trial] = await home.log();
    expect(gift).toMatchObject({ status: "failed", statusCode: 503, nextAttemptAt: null });
    expect(gift?.attempts).toBeGreaterThan(7);
    // A test is not retried.
    expect(trial).toMatchObject({ status: "failed", attempts: 1 });
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    const ids = receiver.verifiedEvents(home.secret).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(await listJobs(world.db, "deliver-webhook")).toEqual([]);
  });

  test("has no retry after a success, and does not follow a redirect", async () => {
    const home = await family();
    Object.assign(receiver.reply, { status: 307, location: "/elsewhere" });
    await home.caller.webhooks.test({ id: home.webhook.id });
    await deliver();
    expect(await home.log()).toMatchObject([{ status: "failed", statusCode: 307 }]);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks"]);
  });

  test("says why it got no response", async () => {
    const home = await family();
    await home.caller.webhooks.update({ id: home.webhook.id, url: "http://127.0.0.1:9/" });
    await home.caller.webhooks.test({ id: home.webhook.id });
    const slow = await family();
    receiver.reply.delayMs = 2_000;
    const deliveryId = await queueTest(slow.webhook.id);
    await deliverWebhook(world.deps, { deliveryId }, (url) => ({
      ...createWebhookFetchRules(world.deps.config, url),
      timeoutMs: 200,
    }));
    expect(await home.log()).toMatchObject([{ problem: "unreachable", statusCode: null }]);
    expect(await slow.log()).toMatchObject([{ problem: "slow", statusCode: null }]);
  });
});

describe("the guard of private addresses", () => {
  test("refuses them without PRIVATE_WEBHOOKS=yes, also behind a name and after a rebinding", async () => {
    const home = await family();
    const config = { ...world.deps.config, privateWebhooks: false };
    const port = new URL(receiver.url).port;
    const send = async (url: string, addresses: string[]) => {
      await home.caller.webhooks.update({ id: home.webhook.id, url });
      const deliveryId = await queueTest(home.webhook.id);
      const resolve = vi.fn(async () => addresses.splice(0, 1));
      await deliverWebhook({ ...world.deps, config }, { deliveryId }, (target) => ({
        ...createWebhookFetchRules(config, target),
        resolve,
        timeoutMs: 500,
      }));
      expect(resolve).toHaveBeenCalledTimes(1);
      return (await home.log())[0]?.problem;
    };
    expect(await send(receiver.url, ["127.0.0.1"])).toBe("private");
    expect(await send("https://home.example/", ["192.168.1.4"])).toBe("private");
    expect(await send("https://home.example/", ["169.254.169.254"])).toBe("private");
    expect(await send("https://home.example/", ["8.8.8.8", "127.0.0.1"])).not.toBe("private");
    expect(await send(`https://home.example:${port}/`, ["8.8.8.8"])).toBe("private");
    expect(await send("http://home.example/", ["8.8.8.8"])).toBe("private");
    expect(receiver.received).toEqual([]);
  });

  test("never allows link-local and metadata addresses", () => {
    const rules = createWebhookFetchRules(world.deps.config, new URL("http://home.example/"));
    const allowed = ["127.0.0.1", "192.168.1.4", "10.0.0.1", "fd12::1", "::1", "::ffff:127.0.0.1"];
    for (const address of allowed) expect(rules.mayConnect(address, 8123), address).toBe(true);
    for (const address of ["169.254.169.254", "fd00:ec2::254", "fe80::1", "0.0.0.0", "8.8.8.8"]) {
      expect(rules.mayConnect(address, 80), address).toBe(false);
    }
  });
});

describe("a webhook that fails for three days", () => {
  test("is turned off once, with one mail to the owner, and can be turned on again", async () => {
    const home = await family();
    await world.coParent(home.id, { email: `ben-${home.id}@example.com` });
    receiver.reply.status = 500;
    const state = async () => (await home.caller.webhooks.list())[0]?.turnedOffBy;
    await home.caller.webhooks.test({ id: home.webhook.id });
    await deliver();
    world.clock.advance(71 * HOUR_MS);
    await home.caller.webhooks.test({ id: home.webhook.id });
    await deliver();
    expect(await state()).toBeNull();
    world.clock.advance(2 * HOUR_MS);
    await Promise.all([1, 2, 3].map(() => home.as().webhooks.test({ id: home.webhook.id })));
    expect(await state()).toBe("failures");
    await deliverAllMails(world.deps);
    const mails = smtp.received.filter(({ subject }) => subject.includes("webhook"));
    expect(mails.map(({ to }) => to)).toEqual([home.owner.email]);
    expect(mails[0]?.text).toContain("127.0.0.1");
    expect(mails[0]?.text).not.toContain("/hooks");

    receiver.received.length = 0;
    await buy(home, { purchasedBy: "Rose" });
    await deliver();
    expect(receiver.received).toEqual([]);
    receiver.reply.status = 200;
    await home.caller.webhooks.update({ id: home.webhook.id, isOn: true });
    await buy(home, { purchasedBy: "Rose" });
    await deliver();
    expect(await state()).toBeNull();
    expect(receiver.verifiedEvents(home.secret).length).toBeGreaterThan(0);
  });

  test("is not turned off when one delivery succeeded in between", async () => {
    const home = await family();
    const send = async (status: number) => {
      receiver.reply.status = status;
      await home.caller.webhooks.test({ id: home.webhook.id });
      await deliver();
      world.clock.advance(48 * HOUR_MS);
    };
    await send(500);
    await send(204);
    await send(500);
    await send(500);
    expect(await home.caller.webhooks.list()).toMatchObject([{ turnedOffBy: null }]);
  });
});

describe("concurrent work", () => {
  test("is taken over when a process dies during an attempt, after its lease", async () => {
    const home = await family();
    const deliveryId = await queueTest(home.webhook.id);
    await deleteJobs(world.db);
    const now = world.clock.now();
    await claimDelivery(world.db, deliveryId, now, new Date(now.getTime() + 60_000));
    await deliverWebhook(world.deps, { deliveryId });
    const [job] = await listJobs(world.db, "deliver-webhook");
    expect(job?.delaySeconds).toBeGreaterThan(50);
    expect(receiver.received).toEqual([]);
    world.clock.advance(61_000);
    await deliver();
    expect(receiver.verifiedEvents(home.secret)).toHaveLength(1);
    expect(await home.log()).toMatchObject([{ status: "delivered", attempts: 2 }]);
  });

  test("sends each attempt once with two workers, and a job that runs twice", async () => {
    const home = await family();
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => buy(home, { purchasedBy: `Giver ${at}` })),
    );
    await Promise.all([queueDueGiftNotices(world.deps), queueDueGiftNotices(world.deps)]);
    const [first] = await listJobs(world.db, "deliver-webhook");
    receiver.reply.delayMs = 100;
    const job = { deliveryId: String(first?.payload.deliveryId) };
    await Promise.all([deliverWebhook(world.deps, job), deliverWebhook(world.deps, job)]);
    const log = { error: vi.fn(), warn: vi.fn() };
    const workers = await Promise.all(
      [1, 2].map(() => startWorker(world.deps, world.url, log, { pollInterval: 50 })),
    );
    await vi.waitFor(
      async () =>
        expect((await home.log()).map(({ status }) => status)).toEqual(
          Array.from({ length: 6 }, () => "delivered"),
        ),
      { timeout: 30_000 },
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    const ids = receiver.verifiedEvents(home.secret).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  test("sends once more for ten concurrent requests to send again", async () => {
    const home = await family();
    const { id } = home.webhook;
    const { id: deliveryId } = await home.caller.webhooks.test({ id });
    const send = () => home.as().webhooks.sendAgain({ id, deliveryId });
    const press = () => Promise.all(Array.from({ length: 10 }, send));
    for (const presses of [1, 2]) {
      world.clock.advance(3_000);
      await press();
      await deliver();
      expect(receiver.verifiedEvents(home.secret)).toHaveLength(1 + presses);
    }
    expect(await home.log()).toMatchObject([{ status: "delivered", attempts: 3 }]);
  });
});
