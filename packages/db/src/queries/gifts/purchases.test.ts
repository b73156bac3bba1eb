import { afterAll, describe, expect, test } from "vitest";
import { families, purchases } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeFamily,
  makeKid,
  makePurchase,
  makeThankYou,
  makeWish,
} from "../../testing/factories.ts";
import { countLockWaits } from "../../testing/lock-statistics.ts";
import { createDescendingIds, findEarlyLocks, findRowLock } from "../../testing/row-lock.ts";
import { updateRow } from "../../testing/rows.ts";
import {
  deleteExpiredHolds,
  deleteGift,
  deletePurchase,
  deletePurchases,
  findPurchase,
  lockPurchases,
  renumberUnits,
} from "./purchases.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Creates a kid with two wishes for three units each. */
async function makeTwoWishes() {
  const family = await makeFamily(db);
  const { id: kidId } = await makeKid(db, family.id);
  const wish = await makeWish(db, kidId, { quantity: 3 });
  const other = await makeWish(db, kidId, { quantity: 3 });
  return { family, kidId, wish: wish.id, other: other.id };
}

const RESERVED = new Date("2030-01-01T10:00:00Z");

const listIds = async (...itemIds: string[]) =>
  (
    await db.execute<{ id: string }>(
      `select id from purchases where item_id in ('${itemIds.join("','")}') order by id`,
    )
  ).map(({ id }) => id);

const getThankYous = async (kidId: string) =>
  (await db.execute(`select id from thank_yous where kid_id = '${kidId}'`)).map(({ id }) => id);

describe("deletePurchase", () => {
  test("deletes one purchase with its unsent thank-you", async () => {
    const { kidId, wish, other } = await makeTwoWishes();
    const bought = await makePurchase(db, wish);
    const [second, elsewhere] = [
      await makePurchase(db, wish, { unit: 2 }),
      await makePurchase(db, other),
    ];
    await makeThankYou(db, kidId, { purchaseId: bought.id });
    const kept = await makeThankYou(db, kidId, { purchaseId: second.id });
    expect(await deletePurchase(db, { id: bought.id, itemId: other })).toBe(false);
    expect(await deletePurchase(db, { id: bought.id, itemId: wish })).toBe(true);
    expect(await deletePurchase(db, { id: bought.id, itemId: wish })).toBe(false);
    expect(await listIds(wish, other)).toEqual([second.id, elsewhere.id].sort());
    expect(await getThankYous(kidId)).toEqual([kept.id]);
    expect(await db.execute(`select from wishlist_items where kid_id = '${kidId}'`)).toHaveLength(
      2,
    );
  });

  test("preserves a received gift, and a gift of a closed account", async () => {
    const { family, wish } = await makeTwoWishes();
    const received = await makePurchase(db, wish, { receivedAt: new Date() });
    const open = await makePurchase(db, wish, { unit: 2 });
    expect(await deletePurchase(db, { id: received.id, itemId: wish })).toBe(false);
    await updateRow(db, families, family.id, { closedAt: new Date() });
    expect(await deletePurchase(db, { id: open.id, itemId: wish })).toBe(false);
    expect(await listIds(wish)).toHaveLength(2);
  });

  test("waits for a transaction that already locked the purchase", async () => {
    const { wish } = await makeTwoWishes();
    const bought = await makePurchase(db, wish);
    let undo: Promise<boolean> = Promise.resolve(true);
    await db.transaction(async (tx) => {
      await lockPurchases(tx, wish);
      undo = deletePurchase(db, { id: bought.id, itemId: wish });
      await expect.poll(() => countLockWaits(db)).toBe(1);
      await updateRow(tx, purchases, bought.id, { receivedAt: new Date() });
    });
    expect(await undo).toBe(false);
    expect(await listIds(wish)).toEqual([bought.id]);
  });
});

describe("deleteGift", () => {
  test("preserves a sent thank-you, and wishes on the list", async () => {
    const { kidId, wish } = await makeTwoWishes();
    const bought = await makePurchase(db, wish);
    const sent = await makeThankYou(db, kidId, { purchaseId: bought.id, status: "sent" });
    await deleteGift(db, bought.id, wish);
    expect(await getThankYous(kidId)).toEqual([sent.id]);
    expect(await db.execute(`select from wishlist_items where kid_id = '${kidId}'`)).toHaveLength(
      2,
    );
  });

  test("deletes the wish of an off-list gift, but no other off-list wish", async () => {
    const { kidId } = await makeTwoWishes();
    const away = { state: "put-away", url: null, isOffList: true } as const;
    const [wish, other] = [
      await makeWish(db, kidId, { ...away, name: "Kite" }),
      await makeWish(db, kidId, { ...away, name: "Drum" }),
    ];
    await deleteGift(db, (await makePurchase(db, wish.id)).id, wish.id);
    const left = await db.execute(
      `select id from wishlist_items where kid_id = '${kidId}' and is_off_list`,
    );
    expect(left).toEqual([{ id: other.id }]);
  });
});

describe("lockPurchases", () => {
  test("locks the purchases of one wish, newest first, or one of them, but no hold", async () => {
    const { kidId, wish, other } = await makeTwoWishes();
    const older = await makePurchase(db, wish, { purchasedAt: new Date("2026-03-01T10:00:00Z") });
    const newer = await makePurchase(db, wish, {
      unit: 2,
      purchasedAt: new Date("2026-03-02T10:00:00Z"),
    });
    const hold = await makePurchase(db, wish, { unit: 3, reservedUntil: RESERVED });
    const elsewhere = await makePurchase(db, other);
    await db.transaction(async (tx) => {
      expect(await lockPurchases(tx, wish, older.id)).toMatchObject([{ id: older.id, kidId }]);
      expect(await findRowLock(db, "purchases", older.id)).toBe("update");
      expect(await findRowLock(db, "purchases", newer.id)).toBeNull();
      expect(await lockPurchases(tx, wish)).toMatchObject([{ id: newer.id }, { id: older.id }]);
      expect(await lockPurchases(tx, other, older.id)).toEqual([]);
      expect(await lockPurchases(tx, wish, hold.id)).toEqual([]);
      for (const { id } of [hold, elsewhere]) {
        expect(await findRowLock(db, "purchases", id)).toBeNull();
      }
    });
  });

  test("locks by ascending id", async () => {
    const { wish } = await makeTwoWishes();
    const ids = createDescendingIds(3);
    for (const [index, id] of ids.entries()) {
      const purchasedAt = new Date(RESERVED.getTime() - (index === 2 ? 1 : 0));
      await makePurchase(db, wish, { id, unit: index + 1, purchasedAt });
    }
    const early = await findEarlyLocks(db, "purchases", ids, async (tx) => {
      expect((await lockPurchases(tx, wish)).map(({ id }) => id)).toEqual(ids);
    });
    expect(early).toEqual([]);
  });
});

test("finds a purchase by id, or the newest of a wish, but no hold", async () => {
  const { wish, other } = await makeTwoWishes();
  const older = await makePurchase(db, wish, { purchasedAt: new Date("2026-03-01T10:00:00Z") });
  const newer = await makePurchase(db, wish, {
    unit: 2,
    purchasedAt: new Date("2026-03-02T10:00:00Z"),
  });
  const hold = await makePurchase(db, other, { reservedUntil: RESERVED });
  expect(await findPurchase(db, older.id)).toEqual({ itemId: wish, purchaseId: older.id });
  expect(await findPurchase(db, wish)).toEqual({ itemId: wish, purchaseId: newer.id });
  for (const id of [hold.id, other, "no-uuid"]) expect(await findPurchase(db, id)).toBeNull();
});

test("renumbers the units of one wish in order from 1", async () => {
  const { wish, other } = await makeTwoWishes();
  const [third, second] = [
    await makePurchase(db, wish, { unit: 3 }),
    await makePurchase(db, wish, { unit: 2 }),
  ];
  const elsewhere = await makePurchase(db, other, { unit: 3 });
  await renumberUnits(db, wish);
  const units = await db.execute(
    `select id, unit from purchases where item_id in ('${wish}', '${other}') order by unit`,
  );
  expect(units).toEqual([
    { id: second.id, unit: 1 },
    { id: third.id, unit: 2 },
    { id: elsewhere.id, unit: 3 },
  ]);
});

test("deletes only the given holds and purchases", async () => {
  const { wish, other } = await makeTwoWishes();
  const bought = await makePurchase(db, wish);
  await makePurchase(db, wish, { unit: 2, reservedUntil: RESERVED });
  const later = new Date(RESERVED.getTime() + 1);
  const open = await makePurchase(db, wish, { unit: 3, reservedUntil: later });
  const elsewhere = await makePurchase(db, other, { reservedUntil: RESERVED });
  await deleteExpiredHolds(db, wish, RESERVED);
  expect(await listIds(wish, other)).toEqual([bought.id, open.id, elsewhere.id].sort());
  await deleteExpiredHolds(db, wish, later);
  expect(await listIds(wish, other)).toEqual([bought.id, elsewhere.id].sort());
  await deletePurchases(db, []);
  expect(await listIds(wish, other)).toHaveLength(2);
  await deletePurchases(db, [bought.id]);
  expect(await listIds(wish, other)).toEqual([elsewhere.id]);
});
