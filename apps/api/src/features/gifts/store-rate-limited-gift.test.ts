import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { hideTable } from "@giftling/db/testing/hidden-table";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, expect, test } from "vitest";
import { getGiftCount, setGiftCount } from "../../testing/gift-counts.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture({ RATE_LIMIT_MULTIPLIER: "1" });
afterAll(() => world.close());

let visitors = 0;

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const wish = async () => (await makeWish(world.db, kid.id)).id;
  const busyMails = () => listMails(world.db, { kind: "busy-hub", userId: parent.owner.id });
  return { ...parent, kidId: kid.id, wish, busyMails };
}

/** Creates a visitor's API caller with a separate network address. */
function stranger() {
  visitors += 1;
  return world.visitor({ ip: `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}` });
}

/** Runs calls in concurrent batches that fit into the connection pool's queue. Counts the calls by outcome. */
async function tally(calls: (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (let at = 0; at < calls.length; at += 100) {
    const part = await countCallOutcomes(calls.slice(at, at + 100).map((call) => call()));
    for (const [code, count] of Object.entries(part)) sums[code] = (sums[code] ?? 0) + count;
  }
  return sums;
}
const times = (count: number, call: (index: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, index) => () => call(index));

test("allows a visitor 30 gifts an hour to a hub, and notifies the parent once", async () => {
  const home = await family();
  const visitor = stranger();
  const wishes = await Promise.all(times(40, () => home.wish()).map((make) => make()));
  const buy = times(40, (index) =>
    visitor.wishlist.purchase({ id: String(wishes[index]), purchasedBy: "Rose" }),
  );
  expect(await tally(buy)).toEqual({ ok: 30, RATE_LIMITED: 10 });
  const [bought] = await world.db.execute(
    `select count(*)::int from purchases join wishlist_items on wishlist_items.id = item_id
     where kid_id = '${home.kidId}'`,
  );
  expect(bought).toEqual({ count: 30 });
  expect(await home.busyMails()).toHaveLength(1);
  const other = await family();
  expect(
    await getCallOutcome(
      visitor.wishlist.purchase({ id: await other.wish(), purchasedBy: "Rose" }),
    ),
  ).toBe("ok");
  expect(
    await getCallOutcome(
      stranger().wishlist.purchase({ id: await home.wish(), purchasedBy: "Rose" }),
    ),
  ).toBe("ok");
});

test("stores only the allowed number of 1,000 anonymous contributions", async () => {
  const { kidId, busyMails } = await family();
  const insult = { kidId, amount: 10_000, type: "other", contributorName: "Rude" } as const;
  const one = stranger();
  const single = times(500, () => one.gratitude.reportContribution(insult));
  const many = times(500, () => stranger().gratitude.reportContribution(insult));
  expect(await tally(single)).toEqual({ ok: 30, RATE_LIMITED: 470 });
  expect(await tally(many)).toEqual({ ok: 30, RATE_LIMITED: 470 });
  const [stored] = await world.db.execute(
    `select count(*)::int from contributions where kid_id = '${kidId}'`,
  );
  expect(stored).toEqual({ count: 60 });
  expect(await busyMails()).toHaveLength(1);
});

test("allows 200 gifts a day to a hub", async () => {
  const { kidId, id } = await family();
  await setGiftCount(world.db, id, "day_gifts", 199);
  const gift = { kidId, amount: 5, type: "other", isAnonymous: true } as const;
  const give = () => stranger().gratitude.reportContribution(gift);
  expect(await tally(times(3, give))).toEqual({ ok: 1, RATE_LIMITED: 2 });
});

test("does not count a lost race or a repeated key", async () => {
  const home = await family();
  const id = await home.wish();
  const buyers = await countCallOutcomes(
    Array.from({ length: 70 }, () => stranger().wishlist.purchase({ id, purchasedBy: "Rose" })),
  );
  expect(buyers).toEqual({ ok: 1, ALREADY_PURCHASED: 69 });
  const repeated = () =>
    world.visitor({ idempotencyKey: "the-same-gift" }).gratitude.reportContribution({
      kidId: home.kidId,
      amount: 5,
      type: "other",
      isAnonymous: true,
    });
  await Promise.all([repeated(), repeated(), repeated()]);
  expect(await getGiftCount(world.db, home.id, "hour_gifts")).toBe(2);
});

test("counts an attempt once, regardless of its outcome", async () => {
  const home = await family();
  const { kidId } = home;
  const [id, another] = [await home.wish(), await home.wish()];
  const buy = (itemId: string, purchasedBy = "Rose") =>
    getCallOutcome(
      world.visitor({ idempotencyKey: `${purchasedBy}-buys` }).wishlist.purchase({
        id: itemId,
        purchasedBy,
      }),
    );
  const gift = { kidId, amount: 5, type: "other", isAnonymous: true } as const;
  const linkless = () => stranger().gratitude.reportContribution({ ...gift, paymentLinkId: id });
  const tries = () => getGiftCount(world.db, home.id, "hour_tries");
  expect([await buy(id), await tries()]).toEqual(["ok", 1]);
  expect([await buy(id, "May"), await tries()]).toEqual(["ALREADY_PURCHASED", 2]);
  expect([await buy(another), await tries()]).toEqual(["IDEMPOTENCY_MISMATCH", 3]);
  expect([await getCallOutcome(linkless()), await tries()]).toEqual(["NOT_FOUND", 4]);
  await setGiftCount(world.db, home.id, "hour_gifts", 60);
  expect([await buy(another, "Ann"), await tries()]).toEqual(["RATE_LIMITED", 5]);
  // The process has cached that the rate-limit window is full.
  expect([await buy(another, "Ann"), await tries()]).toEqual(["RATE_LIMITED", 6]);
  expect(await home.busyMails()).toHaveLength(1);
});

test("rejects gifts above the limit of attempts without notifying the parent", async () => {
  const home = await family();
  const [id, another] = [await home.wish(), await home.wish()];
  const buy = (itemId: string) =>
    getCallOutcome(stranger().wishlist.purchase({ id: itemId, purchasedBy: "Rose" }));
  expect(await buy(id)).toBe("ok");
  await setGiftCount(world.db, home.id, "hour_tries", 600);
  expect(await buy(another)).toBe("RATE_LIMITED");
  expect(await home.busyMails()).toEqual([]);
  expect(await home.caller.gratitude.wall({ kidId: home.kidId })).toHaveLength(1);
});

test("counts an amount sent with a sign-up as a gift", async () => {
  const { kidId, id } = await family();
  await setGiftCount(world.db, id, "hour_gifts", 60);
  const form = { kidId, name: "May", email: "may@example.com" };
  const visitor = stranger();
  const money = { contributionType: "529", contributionAmount: 50 } as const;
  expect(await getCallOutcome(visitor.hub.subscribe({ ...form, ...money }))).toBe("RATE_LIMITED");
  expect(await getCallOutcome(visitor.hub.subscribe(form))).toBe("ok");
});

test("exempts the signed-in owner, but not another signed-in parent", async () => {
  const home = await family();
  const friend = await world.parent();
  const gift = { kidId: home.kidId, amount: 5, type: "other", isAnonymous: true } as const;
  const give = (caller: typeof friend.caller) =>
    tally(times(35, () => caller.gratitude.reportContribution(gift)));
  expect(await give(home.as({ ip: "192.0.2.50" }))).toEqual({ ok: 35 });
  expect(await give(friend.as({ ip: "192.0.2.50" }))).toEqual({ ok: 30, RATE_LIMITED: 5 });
  const id = await home.wish();
  const { undoToken } = await home.caller.wishlist.purchase({ id, isAnonymous: true });
  await setGiftCount(world.db, home.id, "hour_tries", 600);
  const undo = { id, undoToken };
  expect(await getCallOutcome(friend.caller.wishlist.undoPurchase(undo))).toBe("RATE_LIMITED");
  expect(await getCallOutcome(home.caller.wishlist.undoPurchase(undo))).toBe("ok");
});

test("resets the count after the window ends", async () => {
  const { kidId, id } = await family();
  await setGiftCount(world.db, id, "hour_gifts", 60, { isOver: true });
  const gift = { kidId, amount: 5, type: "other", isAnonymous: true } as const;
  expect(await getCallOutcome(stranger().gratitude.reportContribution(gift))).toBe("ok");
});

test("rejects only visitors' sign-ups, with 503, when counting fails", async () => {
  const broken = await createTestFixture({ RATE_LIMIT_MULTIPLIER: "1" });
  const parent = await broken.parent();
  const kid = await makeKid(broken.db, parent.id);
  await hideTable(broken.db, "rate_limits");
  const gift = { kidId: kid.id, amount: 5, type: "other", isAnonymous: true } as const;
  const form = { kidId: kid.id, name: "May", email: "may@example.com" };
  const { hub, gratitude } = broken.visitor();
  expect(await getCallOutcome(gratitude.reportContribution(gift))).toBe("ok");
  expect(await getCallOutcome(hub.subscribe(form))).toBe("UNAVAILABLE");
  expect(await getCallOutcome(hub.kids({ familyUrl: parent.familyUrl }))).toBe("ok");
  expect(await getCallOutcome(parent.caller.gratitude.reportContribution(gift))).toBe("ok");
  await broken.close();
});
