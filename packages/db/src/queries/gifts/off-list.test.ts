import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { createNewPurchase, makeFamily, makeKid, makeWish } from "../../testing/factories.ts";
import { backfillOffListWishes } from "./off-list.ts";
import { recordPurchase } from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NO_EFFECTS = { thankYou: null, notifiesParent: false, answer: null, counting: null };

test("marks only the wishes of off-list gifts recorded by the previous release", async () => {
  const family = await makeFamily(db);
  const { id: kidId } = await makeKid(db, family.id);
  const away = { state: "put-away", url: null, price: null } as const;
  const made = await makeWish(db, kidId, { ...away, name: "Recorded off the list" });
  const older = await makeWish(db, kidId, {
    ...away,
    name: "Bought later",
    createdAt: new Date(Date.now() - 3_600_000),
  });
  await makeWish(db, kidId, { ...away, name: "Never bought" });
  await makeWish(db, kidId, { name: "On the list" });
  const idea = await makeWish(db, kidId, { ...away, name: "An idea", isIdea: true });
  for (const wish of [made, older, idea]) {
    await recordPurchase(db, createNewPurchase(wish), NO_EFFECTS, { isOffList: true });
  }
  expect(await backfillOffListWishes(db, 10)).toBe(1);
  expect(await backfillOffListWishes(db, 10)).toBe(0);
  const marked = await db.execute("select name from wishlist_items where is_off_list");
  expect(marked).toEqual([{ name: "Recorded off the list" }]);
});
