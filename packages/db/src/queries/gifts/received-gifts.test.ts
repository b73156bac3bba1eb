import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeKid, makePurchase, makeWish } from "../../testing/factories.ts";
import { createDescendingIds, findEarlyLocks, findRowLock } from "../../testing/row-lock.ts";
import { archiveWishes, setGiftsReceived } from "./received-gifts.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const FIRST = new Date("2026-03-01T10:00:00Z");
const SECOND = new Date("2026-03-02T10:00:00Z");

async function makeTwoKids() {
  const { id: familyId } = await makeFamily(db);
  return [(await makeKid(db, familyId)).id, (await makeKid(db, familyId)).id] as const;
}

test("marks a kid's gifts as received once, until reverted", async () => {
  const [kid, sibling] = await makeTwoKids();
  const wish = (await makeWish(db, kid, { quantity: 3 })).id;
  const gift = await makePurchase(db, wish);
  const untouched = await makePurchase(db, wish, { unit: 2 });
  const hold = await makePurchase(db, wish, { unit: 3, reservedUntil: SECOND });
  const foreign = await makePurchase(db, (await makeWish(db, sibling)).id);
  const receivedAt = async () => {
    const rows = await db.query.purchases.findMany();
    const read = ({ id }: { id: string }) => rows.find((row) => row.id === id)?.receivedAt ?? null;
    return [gift, untouched, hold, foreign].map(read);
  };
  const ids = [gift.id, hold.id, foreign.id, "no-uuid"];
  await setGiftsReceived(db, kid, ids, null);
  await setGiftsReceived(db, kid, ids, FIRST);
  await setGiftsReceived(db, kid, ids, SECOND);
  expect(await receivedAt()).toEqual([FIRST, null, null, null]);
  await setGiftsReceived(db, sibling, [foreign.id], SECOND);
  await setGiftsReceived(db, kid, ids, null);
  expect(await receivedAt()).toEqual([null, null, null, SECOND]);
});

test("locks gifts by ascending id", async () => {
  const [kid] = await makeTwoKids();
  const wish = (await makeWish(db, kid, { quantity: 3 })).id;
  const ids = createDescendingIds(3);
  for (const [index, id] of ids.entries()) await makePurchase(db, wish, { id, unit: index + 1 });
  const early = await findEarlyLocks(db, "purchases", ids, async (tx) => {
    await setGiftsReceived(tx, kid, ids, FIRST);
    for (const id of ids) expect(await findRowLock(db, "purchases", id)).toBe("no key update");
  });
  expect(early).toEqual([]);
});

test("archives a kid's published wishes after locking them", async () => {
  const [kid, sibling] = await makeTwoKids();
  const shown = (await makeWish(db, kid)).id;
  const untouched = (await makeWish(db, kid)).id;
  const draft = (await makeWish(db, kid, { state: "draft" })).id;
  const foreign = (await makeWish(db, sibling)).id;
  const ids = [shown, draft, foreign, "no-uuid"];
  await db.transaction(async (tx) => {
    await archiveWishes(tx, kid, ids);
    expect(await findRowLock(db, "wishlist_items", shown)).toBe("no key update");
    expect(await findRowLock(db, "wishlist_items", draft)).toBe("no key update");
    for (const id of [untouched, foreign]) {
      expect(await findRowLock(db, "wishlist_items", id)).toBeNull();
    }
  });
  const states = await db.execute(
    `select id, state from wishlist_items where kid_id in ('${kid}', '${sibling}') order by state, id`,
  );
  expect(states).toEqual([
    { id: draft, state: "draft" },
    { id: shown, state: "put-away" },
    ...[untouched, foreign].sort().map((id) => ({ id, state: "shown" })),
  ]);
});
