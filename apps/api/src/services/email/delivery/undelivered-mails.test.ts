import { listUndeliveredMails, retryMails } from "@giftling/db/queries/mail/undelivered-mails";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture } from "../../../testing/test-fixture.ts";
import { queueDueGiftNotices } from "../outbox/gift-notice.ts";
import { queueMails } from "../outbox/queue-mails.ts";

const smtp = await startFaultySmtp();
const world = await createTestFixture({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

test("lists failed mails for an operator without addresses, and retries them", async () => {
  const to = (email: string) => ({ recipient: email, email });
  const queue = (email: string) =>
    world.db.transaction((tx) =>
      queueMails(tx, world.deps, [{ kind: "purged", to: to(email), facts: {} }]),
    );
  smtp.setBehavior("550");
  await queue("refused@example.com");
  await deliverAllMails(world.deps);
  smtp.setBehavior("421");
  await queue("late@example.com");
  world.clock.advance(86_400_000);
  await deliverAllMails(world.deps);
  const waiting = await listUndeliveredMails(world.db);
  expect(waiting.map(({ status, problem }) => ({ status, problem }))).toEqual([
    { status: "failed", problem: "550" },
    { status: "dead", problem: "421" },
  ]);
  expect(JSON.stringify(waiting)).not.toContain("example.com");
  smtp.setBehavior("well");
  expect(await retryMails(world.db, "dead")).toBe(1);
  await deliverAllMails(world.deps);
  expect(await retryMails(world.db, { id: waiting[0]?.id ?? "" })).toBe(1);
  expect(await retryMails(world.db, { id: waiting[0]?.id ?? "" })).toBe(0);
  await deliverAllMails(world.deps);
  expect(smtp.received.map((mail) => mail.to)).toEqual(["late@example.com", "refused@example.com"]);
  expect(await listUndeliveredMails(world.db)).toEqual([]);
});

test("merges two dead gift mails of one parent without delaying other mails", async () => {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  smtp.received.length = 0;
  smtp.setBehavior("421");
  for (const purchasedBy of ["Ann", "Bob"]) {
    const { id } = await makeWish(world.db, kid.id);
    await world.visitor().wishlist.purchase({ id, purchasedBy });
    await queueDueGiftNotices(world.deps);
    world.clock.advance(86_400_000);
    await deliverAllMails(world.deps);
  }
  expect(await listUndeliveredMails(world.db)).toHaveLength(2);
  smtp.setBehavior("well");
  expect(await retryMails(world.db, "dead")).toBe(1);
  await deliverAllMails(world.deps);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["2 gifts for Emma"]);
});
