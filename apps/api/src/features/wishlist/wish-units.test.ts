import { lockWish } from "@giftling/db/queries/wishlist/items";
import { countLockWaits } from "@giftling/db/testing/lock-statistics";
import { afterAll, describe, expect, test } from "vitest";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import { createWishFixture } from "../../testing/wish-fixture.ts";

const { world, wish, hold, buy, close } = await createWishFixture();
afterAll(close);

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

  test("cannot buy what a parent bought when a hold had expired", async () => {
    const { id, caller, own } = await wish(2);
    await hold(id);
    world.clock.advance(49 * 60 * 60 * 1_000);
    const { item } = await caller.wishlist.purchase({ id, isAnonymous: true });
    expect(await own()).toMatchObject({ isPurchased: true, remaining: 0 });
    expect(item).toMatchObject({ isPurchased: true, remaining: 0 });
  });

  test("cannot buy more than a reduced quantity after holds expired", async () => {
    const { id, caller, own } = await wish(3);
    await hold(id);
    await hold(id);
    await buy(id, "Rose");
    world.clock.advance(49 * 60 * 60 * 1_000);
    await caller.wishlist.update({ id, quantity: 2 });
    let buyers: Promise<unknown>[] = [];
    await world.db.transaction(async (tx) => {
      await lockWish(tx, id);
      buyers = [buy(id, "Ben"), buy(id, "Ana")];
      // Both buyers have found a free unit and wait for the wish's lock.
      await expect.poll(() => countLockWaits(world.db)).toBe(2);
    });
    expect(await countCallOutcomes(buyers)).toEqual({ ok: 1, ALREADY_PURCHASED: 1 });
    expect((await own())?.gifts).toHaveLength(2);
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
