import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import { createWishFixture } from "../../testing/wish-fixture.ts";

const { world, wish, hold, buy, close } = await createWishFixture();
afterAll(close);

const HOUR = 60 * 60 * 1_000;

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
      Array.from({ length: 9 }, async () => (await makeWish(world.db, kidId)).id),
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
      Array.from({ length: 29 }, async () => (await makeWish(world.db, kidId)).id),
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
    const other = (await makeWish(world.db, kidId)).id;
    const third = (await makeWish(world.db, kidId)).id;
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
