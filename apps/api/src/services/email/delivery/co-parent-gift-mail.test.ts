import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { claimMail } from "@giftling/db/queries/operation/mail-outbox";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture } from "../../../testing/test-fixture.ts";
import { notifyOtherParentsOfGifts, queueDueGiftNotices } from "../outbox/gift-notice.ts";
import { sendMail } from "./send-mail.ts";

const smtp = await startFaultySmtp();
const world = await createTestFixture({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.full.clear();
});

const MINUTE = 60_000;

/** Attempts to send each pending mail once, including mails queued by these attempts. */
async function deliver() {
  await queueDueGiftNotices(world.deps);
  const tried = new Set<string>();
  for (;;) {
    const left = await listMails(world.db, { status: "queued" });
    const next = left.find(({ id }) => !tried.has(id));
    if (!next) return;
    tried.add(next.id);
    await sendMail(world.deps, { mailId: next.id });
  }
}

/** Creates a family with an owner and a second parent. */
async function familyOfTwo() {
  const ana = await world.parent();
  const ben = await world.coParent(ana.id);
  const kid = await makeKid(world.db, ana.id, { firstName: "Emma" });
  const buy = async (purchasedBy: string) => {
    const { id } = await makeWish(world.db, kid.id);
    await world.visitor().wishlist.purchase({ id, purchasedBy });
  };
  const told = (email: string) =>
    smtp.received.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
  return { ana, ben, buy, told };
}

/** Returns the pending gift mails of a parent. */
const waiting = (userId: string) => listMails(world.db, { userId, status: "queued" });

describe("gift mails for two parents (rule: parent-mail)", () => {
  test("are sent to each parent independently of the other's mailbox", async () => {
    const { ana, ben, buy, told } = await familyOfTwo();
    smtp.full.add(ana.owner.email);
    await buy("Rose");
    await deliver();
    expect(told(ana.owner.email)).toEqual([]);
    expect(told(ben.email).map(({ subject }) => subject)).toEqual(["Rose got Emma “Wooden train”"]);
    // The owner's mailbox accepts mail again after hours. Each parent still gets one mail about each gift.
    world.clock.advance(90 * MINUTE);
    await buy("Tom");
    await deliver();
    const [, second] = told(ben.email);
    expect(second?.text).toContain("Tom bought Wooden train");
    expect(second?.text).not.toContain("Rose");
    smtp.full.clear();
    world.clock.advance(90 * MINUTE);
    await deliver();
    expect(told(ana.owner.email).map(({ subject }) => subject)).toEqual(["2 gifts for Emma"]);
    expect(told(ben.email)).toHaveLength(2);
  });

  test("are sent an hour apart to one parent and merge the gifts in between", async () => {
    const { ana, ben, buy, told } = await familyOfTwo();
    smtp.full.add(ana.owner.email);
    await buy("Rose");
    await deliver();
    world.clock.advance(5 * MINUTE);
    for (const giver of ["Tom", "Kim"]) {
      await buy(giver);
      // Repeats the step that each retry of the owner's mail runs.
      await notifyOtherParentsOfGifts(world.db, world.deps, await account(ana.id));
    }
    const [mail, ...others] = await waiting(ben.id);
    expect(others).toEqual([]);
    expect(mail?.facts).toMatchObject({ giftIds: [expect.any(String), expect.any(String)] });
    const wait = (mail?.dueAt.getTime() ?? 0) - world.clock.now().getTime();
    expect(wait).toBeGreaterThan(50 * MINUTE);
    expect(told(ben.email)).toHaveLength(1);
  });

  test("notify no parent of a gift twice, even under concurrent calls", async () => {
    const { ana, ben, buy } = await familyOfTwo();
    await buy("Rose");
    await buy("Tom");
    const about = await account(ana.id);
    await Promise.all(
      Array.from({ length: 8 }, () =>
        world.db.transaction((tx) => notifyOtherParentsOfGifts(tx, world.deps, about)),
      ),
    );
    const [mail, ...others] = await waiting(ben.id);
    expect(others).toEqual([]);
    expect(mail?.facts).toMatchObject({ giftIds: [expect.any(String), expect.any(String)] });
  });

  test("leave a claimed mail unchanged and queue a new one for later gifts", async () => {
    const { ana, ben, buy } = await familyOfTwo();
    await buy("Rose");
    const about = await account(ana.id);
    await notifyOtherParentsOfGifts(world.db, world.deps, about);
    const now = world.clock.now();
    for (const { id } of await waiting(ben.id)) {
      await claimMail(world.db, id, now, new Date(now.getTime() + MINUTE));
    }
    await buy("Tom");
    await notifyOtherParentsOfGifts(world.db, world.deps, about);
    const facts = (await waiting(ben.id)).map((mail) => mail.facts);
    expect(facts).toEqual([{ giftIds: [expect.any(String)] }, { giftIds: [expect.any(String)] }]);
  });
});

async function account(familyId: string) {
  const family = await findFamily(world.db, familyId);
  const user = await findOwner(world.db, familyId);
  if (!family || !user) throw new Error("No such family");
  return { family, user };
}
