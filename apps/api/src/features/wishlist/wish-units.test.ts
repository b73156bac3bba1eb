import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { makeActivity, makeItem, makeKid } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const HOUR = 60 * 60 * 1_000;

async function wish(quantity: number | null = 1) {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const { id } = await makeItem(world.db, kid.id, { quantity });
  const { caller, familyUrl } = parent;
  const kidId = kid.id;
  const shown = async () =>
    (await world.visitor().hub.kid({ familyUrl, kidId })).wishlist.find((one) => one.id === id);
  const own = async () => (await caller.wishlist.list({ kidId })).find((one) => one.id === id);
  return { caller, familyUrl, kidId, id, shown, own };
}

const hold = (id: string, reservedBy?: string) =>
  world.visitor().wishlist.reserve({ id, ...(reservedBy ? { reservedBy } : {}) });
const buy = (id: string, purchasedBy = "Rose", passToken?: string) =>
  world.visitor().wishlist.purchase({ id, purchasedBy, ...(passToken ? { passToken } : {}) });

describe("concurrent buyers (rule: pieces)", () => {
  test.each([
    [1, 1],
    [3, 3],
  ])(
    "share a quantity of %i so that exactly %i of 500 holds and purchases succeed",
    async (quantity, most) => {
      const { id, own, caller, kidId } = await wish(quantity);
      const tally = await countCallOutcomes(
        Array.from({ length: 500 }, (_, index) =>
          index % 2 ? hold(id) : buy(id, `Giver ${index}`),
        ),
      );
      expect(tally.ok).toBe(most);
      expect((tally.RESERVED ?? 0) + (tally.ALREADY_PURCHASED ?? 0)).toBe(500 - most);
      const left = await own();
      expect((left?.gifts.length ?? 0) + (left?.holds.length ?? 0)).toBe(most);
      expect(left?.remaining).toBe(0);
      expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(
        left?.gifts.length ?? -1,
      );
    },
  );

  test("all get one unit of a wish without a quantity limit", async () => {
    const { id, shown, caller, kidId } = await wish(null);
    const givers = Array.from({ length: 60 }, (_, index) => buy(id, `Giver ${index}`));
    expect(await countCallOutcomes(givers)).toEqual({ ok: 60 });
    expect(await shown()).toMatchObject({ isPurchased: false, remaining: null, purchasedBy: null });
    expect((await shown())?.gifts).toHaveLength(60);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(60);
    // The new quantity is below the 60 units that are already purchased.
    const fewer = caller.wishlist.update({ id, quantity: 20 });
    expect(await getCallOutcome(fewer)).toBe("CONFLICT");
  });

  test("leave a valid state when a hold is purchased and released concurrently", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, caller, own } = await wish();
      const { passToken } = await hold(id, "Rose");
      const tally = await countCallOutcomes([
        buy(id, "Rose", passToken),
        caller.wishlist.release({ id }),
        buy(id, "Ben"),
        hold(id),
      ]);
      const known = ["ok", "RESERVED", "ALREADY_PURCHASED", "CONFLICT"];
      expect(Object.keys(tally).filter((code) => !known.includes(code))).toEqual([]);
      const after = await own();
      expect((after?.gifts.length ?? 0) + (after?.holds.length ?? 0)).toBeLessThanOrEqual(1);
    }
  });
});

describe("a hold (rule: holds)", () => {
  test("blocks other visitors, without a public name, a thank-you or a wall entry", async () => {
    const { id, shown, own, caller, familyUrl, kidId } = await wish();
    const { item, reservedUntil } = await hold(id, "Grandma Rose");
    expect(item).toMatchObject({ held: 1, remaining: 0, isPurchased: false, gifts: [] });
    expect(await getCallOutcome(buy(id))).toBe("RESERVED");
    expect(await getCallOutcome(hold(id))).toBe("RESERVED");
    expect(await shown()).toMatchObject({ held: 1, remaining: 0, gifts: [], purchasedBy: null });
    expect(JSON.stringify(await world.visitor().hub.kid({ familyUrl, kidId }))).not.toContain(
      "Rose",
    );
    expect((await own())?.holds).toMatchObject([{ giverName: "Grandma Rose", reservedUntil }]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    expect(await caller.gratitude.wall({ kidId })).toEqual([]);
  });

  test("becomes the purchase with its token and preserves its position among the gifts", async () => {
    const { id, shown, caller, kidId } = await wish(2);
    const { passToken } = await hold(id, "Rose");
    const bought = await buy(id, "Grandma Rose", passToken);
    expect(bought.passToken).toBe(passToken);
    expect(bought.item).toMatchObject({ held: 0, remaining: 1, isPurchased: false });
    expect((await shown())?.gifts).toMatchObject([{ giverName: "Grandma Rose" }]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
    // A second purchase with the same token stores nothing.
    expect(await getCallOutcome(buy(id, "Grandma Rose", passToken))).toBe("ok");
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
    expect(await getCallOutcome(buy(id, "Rose", "no-pass-of-ours"))).toBe("NOT_FOUND");
  });

  test("expires at its end time, even before the cleanup job runs", async () => {
    const { id, shown, own } = await wish();
    const { passToken } = await hold(id, "Rose");
    world.clock.advance(48 * HOUR);
    try {
      expect(await shown()).toMatchObject({ held: 0, remaining: 1 });
      expect((await own())?.holds).toEqual([]);
      const late = await countCallOutcomes([buy(id, "Ben"), buy(id, "Rose", passToken), hold(id)]);
      expect(late.ok).toBe(1);
    } finally {
      world.clock.advance(-48 * HOUR);
    }
  });

  test("is deleted by a job after its end, but not before", async () => {
    const { id } = await wish();
    await hold(id);
    const rows = async () =>
      (await world.db.execute(`select from purchases where item_id = '${id}'`)).length;
    await deleteAllExpiredHolds(world.db, world.clock.now());
    expect(await rows()).toBe(1);
    await deleteAllExpiredHolds(world.db, new Date(world.clock.now().getTime() + 48 * HOUR));
    expect(await rows()).toBe(0);
  });

  test("is limited to six per visitor and hub, even under concurrent calls", async () => {
    const { kidId } = await wish();
    const wishes = await Promise.all(
      Array.from({ length: 9 }, async () => (await makeItem(world.db, kidId)).id),
    );
    const visitor = world.visitor({ ip: "203.0.113.60" });
    const held = await Promise.allSettled(wishes.map((id) => visitor.wishlist.reserve({ id })));
    const tokens = held.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(tokens).toHaveLength(6);
    const left = wishes.filter((id) => tokens.every(({ item }) => item.id !== id));
    expect(await countCallOutcomes(left.map((id) => visitor.wishlist.reserve({ id })))).toEqual({
      TOO_MANY: 3,
    });
    const [first] = tokens;
    const bought = { id: first?.item.id ?? "", purchasedBy: "Rose", passToken: first?.passToken };
    expect(await getCallOutcome(visitor.wishlist.purchase(bought))).toBe("ok");
    expect(await countCallOutcomes(left.map((id) => visitor.wishlist.reserve({ id })))).toEqual({
      ok: 1,
      TOO_MANY: 2,
    });
    const hashes = await world.db.execute(
      `select visitor_hash from purchases where item_id = '${bought.id}'`,
    );
    expect([...hashes]).toEqual([{ visitor_hash: null }]);
  });

  test("is limited to six, or a third of the list, per network", async () => {
    const { kidId } = await wish();
    const wishes = await Promise.all(
      Array.from({ length: 29 }, async () => (await makeItem(world.db, kidId)).id),
    );
    const hold = (id: string, index: number) =>
      world.visitor({ ip: `203.0.113.${index}` }).wishlist.reserve({ id });
    expect(await countCallOutcomes(wishes.map(hold))).toEqual({ ok: 10, TOO_MANY: 19 });
    const others = [30, 31].map((index) => world.visitor({ ip: `198.51.100.${index}` }));
    const taken = (
      await world.db.execute<{ item_id: string }>("select item_id from purchases")
    ).map((row) => row.item_id);
    const free = wishes.filter((id) => !taken.includes(id));
    expect(
      await countCallOutcomes(
        others.map((visitor, at) => visitor.wishlist.reserve({ id: free[at] ?? "" })),
      ),
    ).toEqual({ ok: 2 });
  });

  test("is released with all other holds of the same visitor by a parent", async () => {
    const { id, kidId, caller } = await wish();
    const other = (await makeItem(world.db, kidId)).id;
    const third = (await makeItem(world.db, kidId)).id;
    const rose = world.visitor({ ip: "203.0.113.70" });
    await rose.wishlist.reserve({ id });
    await rose.wishlist.reserve({ id: other });
    await world.visitor({ ip: "198.51.100.70" }).wishlist.reserve({ id: third });
    const holdsOf = async (itemId: string) =>
      (await caller.wishlist.list({ kidId })).find((item) => item.id === itemId)?.holds ?? [];
    const [hold] = await holdsOf(id);
    expect(hold?.visitorHolds).toBe(2);
    await caller.wishlist.release({ id, holdId: hold?.id ?? "", isWholeVisitor: true });
    expect(
      await Promise.all([id, other, third].map(async (one) => (await holdsOf(one)).length)),
    ).toEqual([0, 0, 1]);
  });

  test("is released by a parent, and excluded from the parent's own purchase", async () => {
    const { id, caller, own, kidId } = await wish(3);
    await hold(id, "Rose");
    await caller.wishlist.purchase({ id, isAnonymous: true });
    expect(await own()).toMatchObject({ held: 1, remaining: 0, isPurchased: false });
    expect((await own())?.gifts.map(({ isByParent }) => isByParent)).toEqual([true, true]);
    expect(await getCallOutcome(caller.wishlist.purchase({ id, isAnonymous: true }))).toBe(
      "RESERVED",
    );
    expect(await caller.wishlist.release({ id })).toMatchObject({ held: 0, remaining: 1 });
    const wall = (await caller.gratitude.wall({ kidId })).filter(({ isOnWall }) => isOnWall);
    expect(wall).toMatchObject([{ giverName: "Parent", isByParent: true }]);
  });

  test("does not affect an activity's slot", async () => {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id);
    const { id } = await makeActivity(world.db, kid.id);
    await parent.caller.wishlist.update({ id, isPriority: true, priorityOrder: 1 });
    await hold(id);
    const [activity] = await parent.caller.wishlist.list({ kidId: kid.id });
    expect(activity).toMatchObject({ priorityOrder: 1, held: 1 });
  });
});

describe("a wish for several units (rule: pieces)", () => {
  test("shows each giver on the wall, and allows undoing one purchase without the other", async () => {
    const { id, caller, kidId, familyUrl, own } = await wish(2);
    await buy(id, "Rose");
    const { undoToken, item } = await buy(id, "Ben");
    expect(item).toMatchObject({ isPurchased: true, remaining: 0, purchasedBy: "Ben" });
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(hub.gifts.map(({ giverName }) => giverName)).toEqual(["Ben", "Rose"]);
    expect(hub.wallTotal).toBe(2);
    const rose = (await own())?.gifts[0];
    const { changed, ...back } = await caller.wishlist.unpurchase({ id, giftId: rose?.id ?? "" });
    expect(back).toMatchObject({ isPurchased: false, remaining: 1, gifts: [{ giverName: "Ben" }] });
    expect(changed?.withdrawnThankYouId).toEqual(expect.any(String));
    await world.visitor().wishlist.undoPurchase({ id, undoToken });
    expect(await own()).toMatchObject({ remaining: 2, gifts: [] });
  });

  test("rejects changes of name and URL while a unit is taken, and a quantity below the taken units", async () => {
    const { id, caller } = await wish(3);
    await buy(id);
    await hold(id);
    const edit = (fields: object) => getCallOutcome(caller.wishlist.update({ id, ...fields }));
    expect(await edit({ name: "Other train" })).toBe("CONFLICT");
    expect(await edit({ url: "https://example.com/other" })).toBe("CONFLICT");
    expect(await edit({ quantity: 1 })).toBe("CONFLICT");
    expect(await edit({ quantity: 2, price: "$40", name: "Wooden train" })).toBe("ok");
    expect(await edit({ quantity: null })).toBe("ok");
    expect(await edit({ quantity: 4 })).toBe("ok");
  });

  test("is limited to one unit for an activity", async () => {
    const { caller, kidId, id } = await wish(3);
    const activity = { kidId, name: "Swimming", isActivity: true };
    expect(await getCallOutcome(caller.wishlist.create({ ...activity, quantity: 2 }))).toBe(
      "INVALID_INPUT",
    );
    expect(await caller.wishlist.create(activity)).toMatchObject({ quantity: 1, remaining: 1 });
    expect(await caller.wishlist.update({ id, isActivity: true })).toMatchObject({ quantity: 1 });
  });
});

describe("a put-away wish (rule: put-away)", () => {
  test("is removed from the hub, cannot be purchased, and is restored with its history", async () => {
    const { id, caller, shown, familyUrl, kidId } = await wish(2);
    const { passToken } = await hold(id);
    await buy(id, "Rose");
    expect(await caller.wishlist.update({ id, state: "put-away" })).toMatchObject({
      state: "put-away",
    });
    expect(await shown()).toBeUndefined();
    const { gifts } = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(gifts).toMatchObject([{ giverName: "Rose" }]);
    expect(await getCallOutcome(hold(id))).toBe("NOT_FOUND");
    // The holder can still purchase the put-away wish.
    expect(await getCallOutcome(buy(id, "Ben", passToken))).toBe("ok");
    expect(await caller.wishlist.update({ id, state: "shown" })).toMatchObject({
      isPurchased: true,
    });
    expect((await shown())?.gifts).toHaveLength(2);
  });
});

test("shows the giver's message to the family, with the gift and in the thank-you queue (rule: gift-words)", async () => {
  const { id, caller, kidId, familyUrl, own } = await wish();
  const message = "I had one like it\nwhen I was six.";
  await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose", message });
  const given = { kidId, contributorName: "Ben", amount: 20, type: "529" as const };
  await world.visitor().gratitude.reportContribution({ ...given, message: "For college." });
  expect((await own())?.gifts).toMatchObject([{ message }]);
  expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
    { message: "For college." },
  ]);
  const waiting = await caller.gratitude.pendingThankYous({ kidId });
  expect(waiting.map(({ giftMessage }) => giftMessage)).toEqual([message, "For college."]);
  const hub = JSON.stringify(await world.visitor().hub.kid({ familyUrl, kidId }));
  expect(hub).not.toContain("when I was six");
  expect(hub).not.toContain("college.");
  const long = { ...given, message: "x".repeat(301) };
  expect(await getCallOutcome(world.visitor().gratitude.reportContribution(long))).toBe(
    "INVALID_INPUT",
  );
});
