import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeKid, makePurchase, makeWish } from "../../testing/factories.ts";
import { createDescendingIds, findEarlyLocks, findRowLock } from "../../testing/row-lock.ts";
import { createId } from "../core/ids.ts";
import {
  deleteAllExpiredHolds,
  listVisitorsWithMostHolds,
  lockHolds,
  lockVisitorHolds,
} from "./holds.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const ENDS = new Date("2026-03-01T10:00:00Z");

/** Creates a kid with `count` wishes for two units each. */
async function makeWishes(count: number) {
  const { id: kidId } = await makeKid(db, (await makeFamily(db)).id);
  const ids: string[] = [];
  while (ids.length < count) ids.push((await makeWish(db, kidId, { quantity: 2 })).id);
  return ids as [string, string, string];
}

const makeHold = (itemId: string, visitorHash: string | null, unit = 1) =>
  makePurchase(db, itemId, { unit, reservedUntil: ENDS, visitorHash });

describe("lockHolds", () => {
  test("locks the holds of one wish, or one of them, but no purchase", async () => {
    const [wish, other] = await makeWishes(2);
    const first = await makeHold(wish, null);
    const second = await makeHold(wish, null, 2);
    const elsewhere = await makeHold(other, null);
    const bought = await makePurchase(db, other, { unit: 2 });
    await db.transaction(async (tx) => {
      expect(await lockHolds(tx, wish, second.id)).toEqual([second.id]);
      expect(await findRowLock(db, "purchases", second.id)).toBe("update");
      expect(await findRowLock(db, "purchases", first.id)).toBeNull();
      expect((await lockHolds(tx, wish)).sort()).toEqual([first.id, second.id].sort());
      expect(await lockHolds(tx, other, first.id)).toEqual([]);
      expect(await lockHolds(tx, other)).toEqual([elsewhere.id]);
      expect(await findRowLock(db, "purchases", bought.id)).toBeNull();
    });
  });

  test("locks by ascending id", async () => {
    const [wish] = await makeWishes(1);
    const ids = createDescendingIds(2);
    for (const [index, id] of ids.entries()) {
      await makePurchase(db, wish, { id, unit: index + 1, reservedUntil: ENDS });
    }
    expect(await findEarlyLocks(db, "purchases", ids, (tx) => lockHolds(tx, wish))).toEqual([]);
  });
});

describe("lockVisitorHolds", () => {
  test("locks only a visitor's own holds, after their wishes", async () => {
    const [wish, second, third] = await makeWishes(3);
    const own = [await makeHold(wish, "rose"), await makeHold(second, "rose")];
    const bought = await makePurchase(db, wish, { unit: 2, visitorHash: "rose" });
    const stranger = await makeHold(third, "ben");
    await db.transaction(async (tx) => {
      const locked = await lockVisitorHolds(tx, wish, own[0]?.id ?? "");
      expect(locked).toEqual(own.map(({ id }) => id).sort());
      for (const { id } of own) expect(await findRowLock(db, "purchases", id)).toBe("update");
      for (const id of [bought.id, stranger.id]) {
        expect(await findRowLock(db, "purchases", id)).toBeNull();
      }
      for (const id of [wish, second]) {
        expect(await findRowLock(db, "wishlist_items", id)).toBe("no key update");
      }
      expect(await findRowLock(db, "wishlist_items", third)).toBeNull();
    });
  });

  test("returns nothing for another wish's hold, a missing hold, or an unknown visitor", async () => {
    const [wish, other] = await makeWishes(2);
    const hold = await makeHold(wish, "cleo");
    const unknown = await makeHold(other, null);
    expect(await lockVisitorHolds(db, other, hold.id)).toEqual([]);
    expect(await lockVisitorHolds(db, wish, createId())).toEqual([]);
    expect(await lockVisitorHolds(db, other, unknown.id)).toEqual([]);
  });
});

test("lists the visitors with the most open holds of one family", async () => {
  const family = await makeFamily(db);
  const { id: kidId } = await makeKid(db, family.id);
  const { id: itemId } = await makeWish(db, kidId, { quantity: 20 });
  const [elsewhere] = await makeWishes(1);
  await makeHold(elsewhere, "busy-cleo");
  const giver = (giverName: string | null) => ({ giverName, isAnonymous: giverName === null });
  const holds: [hash: string | null, name: string | null][] = [
    ["busy-ana", "Ana"],
    ["busy-ana", null],
    ["busy-ana", "Ana"],
    ["busy-ana", "Abe"],
    ["busy-ben", null],
    ["busy-ben", null],
    ["busy-ben", null],
    ["busy-cleo", "Cleo"],
    ["busy-cleo", "Cleo"],
    [null, "Dee"],
    [null, "Dee"],
    [null, "Dee"],
  ];
  for (const [index, [visitorHash, name]] of holds.entries()) {
    const hold = { unit: index + 1, reservedUntil: ENDS, visitorHash };
    await makePurchase(db, itemId, { ...hold, ...giver(name) });
  }
  const listed = { now: new Date(ENDS.getTime() - 1), minimum: 3, limit: 3 };
  expect(await listVisitorsWithMostHolds(db, family.id, listed)).toEqual([
    { holds: 4, names: ["Abe", "Ana"], kidId, itemId },
    { holds: 3, names: [], kidId, itemId },
  ]);
  expect(await listVisitorsWithMostHolds(db, family.id, { ...listed, limit: 1 })).toHaveLength(1);
  expect(await listVisitorsWithMostHolds(db, family.id, { ...listed, now: ENDS })).toEqual([]);
});

describe("deleteAllExpiredHolds", () => {
  test("deletes expired holds, and preserves purchases and open holds", async () => {
    const [wish, other, third] = await makeWishes(3);
    const ended = await makeHold(wish, null);
    const open = await makePurchase(db, other, { reservedUntil: new Date(ENDS.getTime() + 1) });
    const bought = await makePurchase(db, third);
    await db.execute(`delete from purchases where reserved_until is not null
      and id not in ('${ended.id}', '${open.id}')`);
    expect(await deleteAllExpiredHolds(db, new Date(ENDS.getTime() - 1))).toBe(0);
    expect(await deleteAllExpiredHolds(db, ENDS)).toBe(1);
    const left = await db.execute<{ id: string }>(
      `select id from purchases where item_id in ('${wish}', '${other}', '${third}') order by id`,
    );
    expect(left.map(({ id }) => id)).toEqual([open.id, bought.id].sort());
  });

  test("skips a hold locked by another transaction", async () => {
    const [wish] = await makeWishes(1);
    const hold = await makeHold(wish, null);
    await db.transaction(async (tx) => {
      await lockHolds(tx, wish, hold.id);
      expect(await deleteAllExpiredHolds(db, ENDS)).toBe(0);
    });
    expect(await deleteAllExpiredHolds(db, ENDS)).toBe(1);
  });
});
