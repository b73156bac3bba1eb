import { listJobs, makeJobsDue } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailer } from "../../services/email/delivery/mailer.ts";
import { sendMail } from "../../services/email/delivery/send-mail.ts";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { createPushFixture } from "../../testing/push-fixture.ts";
import { startWorker } from "../../worker/worker.ts";

const { world, service, subscribe, family, push, deliver, close } = await createPushFixture();
afterAll(close);
beforeEach(() => {
  service.received.length = 0;
  service.nextStatuses.length = 0;
});

const texts = () => service.received.map(({ text: { title, body } }) => ({ title, body }));
const waitingPushes = () => listJobs(world.db, "send-push");

const quietHours = (quietFrom: number, quietUntil: number) => ({
  quietFrom,
  quietUntil,
  timeZone: "Etc/UTC",
});

describe("push notifications (rule: web-push)", () => {
  test("have the subject and preview of the mail, its page and the headers of a push service", async () => {
    const { buy, kidId, endpoint } = await family();
    await buy("Grandma Rose");
    await deliver();
    expect(service.received).toEqual([
      {
        endpoint,
        text: {
          title: "Grandma Rose got Emma “Wooden train”",
          body: "Grandma Rose bought Wooden train for Emma.",
          url: expect.stringContaining(`/dashboard?kid=${kidId}&gift=`),
          tag: expect.any(String),
        },
        headers: expect.objectContaining({
          ttl: "86400",
          urgency: "normal",
          topic: expect.stringMatching(/^[0-9a-f]{32}$/),
          "content-encoding": "aes128gcm",
        }),
      },
    ]);
  });

  test("go to each of the parent's browsers, and to each parent", async () => {
    const { id, as, buy } = await family();
    const other = await world.coParent(id);
    await subscribe(other.caller);
    await subscribe(await world.callerOf(id));
    expect((await as().push.settings()).subscriptions).toHaveLength(2);
    await buy("Rose");
    await deliver();
    await deliver();
    expect(texts().map(({ title }) => title)).toEqual(
      Array.from({ length: 3 }, () => "Rose got Emma “Wooden train”"),
    );
  });

  test("do not name an anonymous giver, a name that waits for approval, or a surprise", async () => {
    const anonymous = await family();
    await anonymous.buy();
    await deliver();
    expect(texts()).toEqual([
      {
        title: "A gift for Emma",
        body: "Somebody who chose not to be named bought Wooden train for Emma.",
      },
    ]);
    service.received.length = 0;

    const approving = await family({ approvesNames: true });
    await approving.buy("Rude Rose");
    await deliver();
    expect(JSON.stringify(texts())).not.toContain("Rude");
    expect(texts()).toHaveLength(1);
    service.received.length = 0;

    const surprised = await family({}, { keepsSurprises: true });
    await surprised.buy("Rose");
    await deliver();
    expect(texts()).toEqual([{ title: "A gift for Emma", body: "Rose bought a gift for Emma." }]);
  });

  test("are in the parent's language", async () => {
    const { caller, buy } = await family();
    await caller.account.updateLanguages({ language: "es" });
    await buy("Rosa");
    await deliver();
    expect(texts()).toEqual([
      {
        title: "Rosa le compró a Emma «Wooden train»",
        body: "Rosa compró «Wooden train» para Emma.",
      },
    ]);
    expect(service.received[0]?.text.url).toContain("lang=es");
  });

  test("are independent of the switches of mail", async () => {
    const { caller, buy } = await family();
    await caller.account.updateMailPreferences({ giftRecorded: false });
    await buy("Rose");
    await deliver();
    expect(texts()).toHaveLength(1);
    await buy("Tom");
    await deliver();
    expect(texts().map(({ title }) => title)).toEqual([
      "Rose got Emma “Wooden train”",
      "Tom got Emma “Wooden train”",
    ]);
    await caller.push.update({ giftRecorded: false });
    await buy("Kim");
    await deliver();
    expect(texts()).toHaveLength(2);
    expect(await listMails(world.db, { status: "queued" })).not.toEqual([]);
  });

  test("report only new gifts while the mail waits for a mail server", async () => {
    const { buy } = await family();
    await buy("Rose");
    await deliver();
    world.clock.advance(3_600_000);
    await deliver();
    expect(texts()).toHaveLength(1);
    await buy("Tom");
    world.clock.advance(3_600_000);
    await deliver();
    await deliver();
    expect(texts().map(({ title }) => title)).toEqual([
      "Rose got Emma “Wooden train”",
      "2 gifts for Emma",
    ]);
    // The second notification replaces the first.
    expect(new Set(service.received.map(({ text }) => text.tag)).size).toBe(1);
  });

  test("are not sent about an undone gift", async () => {
    const { caller, buy } = await family();
    const id = await buy("Rose");
    await queueDueGiftNotices(world.deps);
    for (const mail of await listMails(world.db, { status: "queued" })) {
      await sendMail(world.deps, { mailId: mail.id });
    }
    await caller.wishlist.unpurchase({ id });
    await push();
    expect(texts()).toEqual([]);
  });

  test("wait until the end of the quiet hours", async () => {
    const { caller, buy } = await family();
    const hour = world.clock.now().getUTCHours();
    await caller.push.update(quietHours(hour, (hour + 2) % 24));
    await buy("Rose");
    await deliver();
    expect(texts()).toEqual([]);
    const [job, ...others] = await waitingPushes();
    expect(others).toEqual([]);
    expect(job?.delaySeconds).toBeGreaterThan(3_590);
    expect(job?.delaySeconds).toBeLessThanOrEqual(7_200);
    await caller.push.update(quietHours(0, 0));
    await makeJobsDue(world.db);
    await push();
    expect(texts()).toHaveLength(1);
  });

  test("end a subscription that the push service ended", async () => {
    for (const status of [404, 410]) {
      const { caller, buy } = await family();
      service.nextStatuses.push(status);
      await buy("Rose");
      await deliver();
      expect((await caller.push.settings()).subscriptions).toEqual([]);
    }
    expect(texts()).toEqual([]);
  });

  test("are retried four times after temporary failures, and never after a refusal", async () => {
    const { caller, endpoint } = await family();
    const before = service.countRequests();
    service.nextStatuses.push(503, 429, 500, 502, 503, 503);
    await caller.push.test({ endpoint });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await push();
      await makeJobsDue(world.db);
    }
    expect(service.countRequests() - before).toBe(5);
    service.nextStatuses.length = 0;
    service.nextStatuses.push(400);
    await caller.push.test({ endpoint });
    await push();
    expect(await waitingPushes()).toEqual([]);
    expect((await caller.push.settings()).subscriptions).toHaveLength(1);
  });

  test("are sent once by two workers and concurrent attempts to send the mail", async () => {
    const smtp = await startFaultySmtp();
    const mailer = createMailer({ ...world.deps.config.mail, smtpUrl: smtp.url });
    const deps = { ...world.deps, mailer };
    const log = { error: vi.fn(), warn: vi.fn() };
    const { buy } = await family();
    await buy("Rose");
    await queueDueGiftNotices(world.deps);
    await makeJobsDue(world.db);
    const workers = [
      await startWorker(deps, world.url, log, { pollInterval: 50 }),
      await startWorker(deps, world.url, log, { pollInterval: 50 }),
    ];
    const [mail] = await listMails(world.db, { status: "queued" });
    await Promise.all(Array.from({ length: 6 }, () => sendMail(deps, { mailId: mail?.id ?? "" })));
    await vi.waitFor(() => expect(texts()).toHaveLength(1), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await waitingPushes()).toEqual([]), { timeout: 30_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(texts()).toHaveLength(1);
    mailer.close();
    await smtp.close();
  });
});
