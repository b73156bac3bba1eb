import { setTimeout as sleep } from "node:timers/promises";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { lockWishlistItem } from "@giftling/db/queries/wishlist/items";
import { wishlistItems } from "@giftling/db/schema/index";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, expect, test } from "vitest";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import {
  countCallOutcomes,
  createTestFixture,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

async function gift() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const item = await makeWish(world.db, kid.id);
  return { ...parent, kidId: kid.id, id: item.id, familyId: parent.id };
}

test("admits one of fifty concurrent buyers and queues one thank-you", async () => {
  const { caller, kidId, id } = await gift();
  const buyers = Array.from({ length: 50 }, (_, index) =>
    world
      .visitor({ ip: `192.0.2.${index}` })
      .wishlist.purchase({ id, purchasedBy: `Buyer ${index}` }),
  );
  expect(await countCallOutcomes(buyers)).toEqual({ ok: 1, ALREADY_PURCHASED: 49 });
  expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
});

test("handles concurrent gifts with shared keys to one family without a deadlock, and sends one mail", async () => {
  const { owner, caller, kidId } = await gift();
  const wishes = await Promise.all(
    Array.from({ length: 12 }, async () => (await makeWish(world.db, kidId)).id),
  );
  const calls = wishes.flatMap((id, index) =>
    [0, 1].map((turn) => {
      const visitor = world.visitor({ idempotencyKey: `few-keys-${(index + turn) % 6}` });
      return turn === 0
        ? visitor.wishlist.purchase({ id, purchasedBy: "Rose" })
        : visitor.gratitude.reportContribution({
            kidId,
            amount: 5,
            type: "529",
            isAnonymous: true,
          });
    }),
  );
  const tally = await countCallOutcomes(calls);
  expect(tally.ok).toBe(6 + 12);
  expect(tally.IDEMPOTENCY_MISMATCH).toBe(6);
  expect(await caller.gratitude.contributions({ kidId })).toHaveLength(6);
  expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(12);
  await Promise.all([queueDueGiftNotices(world.deps), queueDueGiftNotices(world.deps)]);
  const [mail, ...others] = await listMails(world.db, { userId: owner.id });
  expect(others).toEqual([]);
  const jobs = await listJobs(world.db, "send-mail");
  expect(jobs.filter(({ payload }) => payload.mailId === mail?.id)).toHaveLength(1);
});

test("uses the new name in the thank-you when a purchase waits for a parent's edit", async () => {
  const { caller, kidId, id, familyId } = await gift();
  let buying: Promise<unknown> = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await lockWishlistItem(tx, familyId, id);
    buying = world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
    await sleep(150);
    await updateRow(tx, wishlistItems, id, { name: "Steam train" });
  });
  await buying;
  expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
    { giftLabel: "Steam train" },
  ]);
});

test("locks the kid before the purchase when putting it back", async () => {
  const { familyId, caller, kidId, id } = await gift();
  await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
  let back: Promise<unknown> = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await lockKid(tx, familyId, kidId);
    back = caller.wishlist.unpurchase({ id });
    await sleep(150);
    const free = `select 1 from purchases where item_id = '${id}' for update nowait`;
    expect(await tx.execute(free)).toHaveLength(1);
  });
  expect(await back).toMatchObject({ id, isPurchased: false });
});

test("ends in a valid state when a purchase races with an edit, a deletion or an undo", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { caller, kidId, id } = await gift();
    const tally = await countCallOutcomes([
      world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" }),
      caller.wishlist.update({ id, name: "Steam train" }),
      caller.wishlist.unpurchase({ id }),
      world.visitor().wishlist.purchase({ id, purchasedBy: "Uncle Ben" }),
      round % 2 ? caller.wishlist.delete({ id }) : caller.kids.delete({ id: kidId }),
    ]);
    const allowed = ["ok", "ALREADY_PURCHASED", "PURCHASED_ITEM", "NOT_FOUND"];
    expect(Object.keys(tally).filter((code) => !allowed.includes(code))).toEqual([]);
  }
});
