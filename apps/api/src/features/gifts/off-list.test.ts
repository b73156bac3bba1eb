import * as schema from "@giftling/db/schema/index";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { COUNT_BOUNDS } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const PUZZLE = { label: "A puzzle", giverName: "Aunt May" };

/** Creates a visitor's API caller with a separate network address. */
const stranger = (index = 0) => world.visitor({ ip: `198.51.100.${index % 250}` });

async function makeHub() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const { caller, familyUrl } = parent;
  return {
    ...parent,
    kidId,
    wall: async () => (await stranger().hub.kid({ familyUrl, kidId })).gifts,
    figures: () => caller.kids.analytics({ kidId }),
  };
}

/** Stores off-list gifts to a kid, each with a pending thank-you. */
async function fillWithGifts(kidId: string, count: number) {
  await world.db.execute(`
    with wish as (
      insert into wishlist_items (id, kid_id, name, state, is_off_list)
      select gen_random_uuid(), '${kidId}', 'A book', 'put-away', true from generate_series(1, ${count}) returning id
    ), gift as (
      insert into purchases (id, item_id, giver_name, is_anonymous, purchased_at)
      select gen_random_uuid(), id, 'Ben', false, now() from wish returning id
    )
    insert into thank_yous (id, kid_id, purchase_id, contributor_name, contribution_type, contributed_at)
    select gen_random_uuid(), '${kidId}', id, 'Ben', 'wishlist', now() from gift`);
}

describe("an off-list gift (rule: other-gifts)", () => {
  test("is pending while names require approval, with or without a name", async () => {
    const { caller, familyUrl, kidId, wall, figures } = await makeHub();
    await caller.account.updateSharing({ approvesNames: true });
    const giver = world.visitor({ idempotencyKey: "waits-once" });
    const { id, state } = await giver.gifts.record({ kidId, ...PUZZLE });
    const repeated = await giver.gifts.record({ kidId, ...PUZZLE });
    expect([state, repeated.id, repeated.state]).toEqual(["waiting", id, "waiting"]);
    const unnamed = await stranger().gifts.record({ kidId, label: "A kite", isAnonymous: true });
    const hub = await stranger().hub.kid({ familyUrl, kidId });
    expect(JSON.stringify(hub)).not.toMatch(/A puzzle|A kite|Aunt May/);
    expect(hub.wallTotal).toBe(0);
    expect((await figures()).waitingNames).toBe(2);
    await caller.gratitude.approveNames({ kidId, ids: [id] });
    expect(await wall()).toMatchObject([{ giftName: "A puzzle", giverName: "Aunt May" }]);
    await caller.gratitude.approveNames({ kidId, ids: [unnamed.id] });
    expect((await wall()).map(({ giftName }) => giftName)).toEqual(["A kite", "A puzzle"]);
  });

  test("is not pending when recorded by a parent", async () => {
    const { caller, kidId, wall } = await makeHub();
    await caller.account.updateSharing({ approvesNames: true });
    await caller.gifts.record({ kidId, ...PUZZLE });
    expect(await wall()).toMatchObject([{ giftName: "A puzzle" }]);
  });

  test.each(["See www.evil.example", "evil.example/win", "a@evil.example"])(
    "is rejected with the link-like label %s",
    async (label) => {
      const { kidId } = await makeHub();
      expect(await getCallOutcome(stranger().gifts.record({ kidId, ...PUZZLE, label }))).toBe(
        "INVALID_INPUT",
      );
    },
  );

  test("does not count as a wish until a parent lists it", async () => {
    const { caller, kidId, figures } = await makeHub();
    await stranger().gifts.record({ kidId, ...PUZZLE });
    const added = async () => {
      const { wishlistItems, daily } = await figures();
      return [wishlistItems, daily.reduce((sum, day) => sum + day.wishlistItems, 0)];
    };
    expect(await added()).toEqual([0, 0]);
    const [wish] = await caller.wishlist.list({ kidId });
    const id = wish?.id ?? "";
    await caller.wishlist.unpurchase({ id });
    await caller.wishlist.update({ id, url: "https://shop.example/puzzle", state: "shown" });
    expect(await added()).toEqual([1, 1]);
    const { passToken } = await stranger().wishlist.purchase({ id, purchasedBy: "Ben" });
    await stranger().gifts.release({ token: passToken });
    expect(await caller.wishlist.list({ kidId })).toHaveLength(1);
  });

  test("does not count toward the bound of the parent's wishes", async () => {
    const { caller, kidId } = await makeHub();
    await fillWithGifts(kidId, COUNT_BOUNDS.wishes);
    const input = { kidId, name: "Wooden train", url: "https://shop.example/train" };
    expect(await getCallOutcome(caller.wishlist.create(input))).toBe("ok");
  });

  test("is rejected above 200 pending gifts under concurrent visitors, but never for a parent", async () => {
    const { caller, kidId } = await makeHub();
    await fillWithGifts(kidId, 195);
    const record = (index: number) => stranger(index).gifts.record({ kidId, ...PUZZLE });
    const all = Array.from({ length: 20 }, (_, index) => record(index));
    expect(await countCallOutcomes(all)).toEqual({ ok: 5, TOO_MANY: 15 });
    expect(await getCallOutcome(caller.gifts.record({ kidId, ...PUZZLE }))).toBe("ok");
    const gifts = await caller.gratitude.pendingThankYous({ kidId });
    await world.db.execute(
      `update thank_yous set status = 'sent', sent_at = now(), message = 'Thank you'
       where id in ('${gifts[0]?.id}', '${gifts[1]?.id}')`,
    );
    expect(await getCallOutcome(record(21))).toBe("ok");
    expect(await getCallOutcome(record(22))).toBe("TOO_MANY");
  });
});

test("preserves a put-away wish without a URL when its gift is undone", async () => {
  const { caller, kidId } = await makeHub();
  const { id } = await makeWish(world.db, kidId);
  const { passToken } = await stranger().wishlist.purchase({ id, purchasedBy: "Ben" });
  await updateRow(world.db, schema.wishlistItems, id, { state: "put-away", url: null });
  await stranger().gifts.release({ token: passToken });
  expect(await caller.wishlist.list({ kidId })).toHaveLength(1);
});

describe("an off-list gift that was a wish (rule: other-gifts)", () => {
  test("becomes the purchase of the wish, with its thank-you, wall entry and token", async () => {
    const { caller, kidId, wall, figures } = await makeHub();
    const { id } = await makeWish(world.db, kidId, { name: "Telescope", quantity: 2 });
    const gift = { kidId, ...PUZZLE, message: "From all of us." };
    const { id: giftId, passToken } = await stranger().gifts.record(gift);
    const [before] = await caller.gratitude.pendingThankYous({ kidId });
    expect(await caller.wishlist.assignGift({ id, giftId })).toMatchObject({
      id,
      remaining: 1,
      isOffList: false,
      gifts: [{ id: giftId, giverName: "Aunt May", message: "From all of us." }],
    });
    expect(await caller.wishlist.list({ kidId })).toHaveLength(1);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([
      { ...before, giftLabel: "Telescope" },
    ]);
    expect(await wall()).toMatchObject([
      { id: giftId, giftName: "Telescope", giverName: "Aunt May" },
    ]);
    expect(await stranger().gifts.pass({ token: passToken })).toMatchObject({
      label: "Telescope",
      listing: "listed",
    });
    expect((await figures()).wishlistItems).toBe(1);
    expect(await getCallOutcome(caller.wishlist.assignGift({ id, giftId }))).toBe("NOT_FOUND");
  });

  test("does not change when no unit of the wish is free, or the wish is not on the list", async () => {
    const { caller, kidId } = await makeHub();
    const { id: giftId } = await stranger().gifts.record({ kidId, ...PUZZLE });
    const taken = (await makeWish(world.db, kidId)).id;
    await stranger(1).wishlist.reserve({ id: taken });
    expect(await getCallOutcome(caller.wishlist.assignGift({ id: taken, giftId }))).toBe(
      "CONFLICT",
    );
    const away = (await makeWish(world.db, kidId, { state: "put-away" })).id;
    const other = await makeHub();
    const elsewhere = (await makeWish(world.db, other.kidId)).id;
    for (const id of [away, elsewhere]) {
      expect(await getCallOutcome(caller.wishlist.assignGift({ id, giftId }))).toBe("NOT_FOUND");
    }
    world.clock.advance(49 * 60 * 60 * 1_000);
    expect(await getCallOutcome(caller.wishlist.assignGift({ id: taken, giftId }))).toBe("ok");
    world.clock.advance(-49 * 60 * 60 * 1_000);
  });

  test("never takes a unit that a concurrent purchase, gift or deletion takes", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { caller, kidId } = await makeHub();
      const { id } = await makeWish(world.db, kidId);
      const one = await stranger(1).gifts.record({ kidId, ...PUZZLE });
      const two = await stranger(2).gifts.record({ kidId, label: "A kite", giverName: "Ben" });
      const buy = stranger(3).wishlist.purchase({ id, purchasedBy: "Rose" });
      const undo = () => stranger(1).gifts.release({ token: one.passToken });
      const tally = await countCallOutcomes([
        caller.wishlist.assignGift({ id, giftId: one.id }),
        buy,
        caller.wishlist.assignGift({ id, giftId: two.id }),
        ...(round % 2 ? [undo()] : []),
        ...(round % 4 === 0 ? [caller.wishlist.delete({ id })] : []),
      ]);
      const known = ["ok", "ALREADY_PURCHASED", "CONFLICT", "NOT_FOUND"];
      expect(Object.keys(tally).filter((code) => !known.includes(code))).toEqual([]);
      const [wish] = await world.db.execute<{ count: number }>(
        `select count(*)::int from purchases where item_id = '${id}'`,
      );
      expect(wish?.count).toBeLessThanOrEqual(1);
      const [stray] = await world.db.execute<{ count: number }>(
        `select count(*)::int from wishlist_items wish where kid_id = '${kidId}' and is_off_list
         and not exists (select from purchases where item_id = wish.id)`,
      );
      expect(stray?.count).toBe(0);
    }
  });
});
