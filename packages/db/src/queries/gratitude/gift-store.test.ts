import { afterAll, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../../client.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeActivity,
  makeFamily,
  makeItem,
  makeKid,
  newPurchase,
} from "../../testing/factories.ts";
import { newId } from "../ids.ts";
import { lockWishlistItem } from "../wishlist/items.ts";
import { insertPurchase } from "../wishlist/purchases.ts";
import { insertContribution } from "./contributions.ts";
import type { WithGift } from "./gift-statement.ts";

const { db: setUp, url, drop } = await createTestDatabase();
const statements: string[] = [];
const { db, close } = createDatabase(url, {
  onStatement: (statement) => void statements.push(statement),
});
afterAll(async () => {
  await close();
  await drop();
});
beforeEach(() => void statements.splice(0));

async function family(wishes: number) {
  const { id: familyId } = await makeFamily(setUp);
  const { id: kidId } = await makeKid(setUp, familyId);
  const itemIds: string[] = [];
  while (itemIds.length < wishes) itemIds.push((await makeItem(setUp, kidId)).id);
  return { familyId, kidId, itemIds };
}

const alone: WithGift = {
  thankYou: null,
  notice: null,
  answer: null,
  windows: [],
  isToldAfterCommit: true,
};

const buy = (itemId: string, withGift: Partial<WithGift> = {}) =>
  insertPurchase(db, newPurchase(itemId), { ...alone, ...withGift });

const STORED = { isThere: true, isStored: true };
const pointsOf = async (key: string) =>
  (await setUp.execute(`select points from rate_limits where key = '${key}'`))[0]?.points ?? 0;

test("gifts at once are stored by one statement, each with what is its own", async () => {
  const { kidId, itemIds } = await family(8);
  const thankYou = (contributorName: string) =>
    ({
      contactId: null,
      contributorName,
      contributionType: "wishlist",
      amountCents: null,
      contributedAt: new Date(),
    }) as const;
  const outcomes = await Promise.all(
    itemIds.map((id, index) =>
      buy(id, {
        thankYou: thankYou(`Buyer ${index}`),
        answer: { scope: "s", key: `${kidId} ${index}`, fingerprint: "f", answer: `${index}` },
      }),
    ),
  );
  expect(outcomes).toEqual(itemIds.map(() => STORED));
  expect(statements.filter((text) => text.includes("insert into purchases"))).toHaveLength(1);
  const stored = await setUp.execute(
    `select contributor_name, answer from thank_yous
       join purchases on purchases.id = purchase_id
       join idempotency_keys on key = '${kidId} ' || substr(contributor_name, 7)
     where kid_id = '${kidId}' order by array_position('{${itemIds.join(",")}}'::uuid[], item_id)`,
  );
  expect([...stored]).toEqual(
    itemIds.map((_, index) => ({ contributor_name: `Buyer ${index}`, answer: `${index}` })),
  );
});

test("of buyers of the same wishes at once each wish has one", async () => {
  const { itemIds } = await family(5);
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) => buy(itemIds[index % 5] ?? "")),
  );
  expect(outcomes.filter(({ isStored }) => isStored)).toHaveLength(5);
  expect(outcomes.every(({ isThere }) => isThere)).toBe(true);
});

test("a gift that waits for somebody holds up no other", async () => {
  const { familyId, itemIds } = await family(6);
  const [held = "", ...others] = itemIds;
  let waiting: Promise<unknown> = Promise.resolve();
  await setUp.transaction(async (tx) => {
    await lockWishlistItem(tx, familyId, held);
    waiting = buy(held);
    expect(await Promise.all(others.map((id) => buy(id)))).toEqual(others.map(() => STORED));
    // The group's, and that of the one that waits: no lock was waited for in vain.
    expect(statements.filter((text) => text.includes("insert into purchases"))).toHaveLength(2);
    await tx.execute(`delete from wishlist_items where id = '${held}'`);
  });
  expect(await waiting).toEqual({ isThere: false, isStored: false });
});

test("a gift that is refused fails alone", async () => {
  const { familyId, itemIds } = await family(4);
  const [full = "", ...others] = itemIds;
  const key = `gift:${familyId}`;
  await setUp.execute(`insert into rate_limits values ('${key}', 5, now() + interval '1 hour')`);
  const refused = buy(full, { windows: [{ key, points: 5, seconds: 60 }] });
  const stored = Promise.all(others.map((id) => buy(id)));
  await expect(refused).rejects.toThrow();
  expect(await stored).toEqual(others.map(() => STORED));
  expect(await pointsOf(key)).toBe(5);
});

test("a stored gift is counted, a try whatever comes of it, many at once exactly", async () => {
  const { familyId, itemIds } = await family(3);
  const windows = [{ key: `gift:${familyId}`, points: 100, seconds: 60 }];
  const tries = [{ key: `try:${familyId}`, points: 50, seconds: 60 }];
  const buyers = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        buy(itemIds[index % 3] ?? "", { windows, tries }),
      ),
    );
  await buyers(45);
  expect([await pointsOf(`gift:${familyId}`), await pointsOf(`try:${familyId}`)]).toEqual([3, 45]);
  const outcomes = await buyers(8);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
  expect([await pointsOf(`gift:${familyId}`), await pointsOf(`try:${familyId}`)]).toEqual([3, 50]);
});

test("confirmed contributions at once all add to their activity", async () => {
  const { kidId } = await family(0);
  const { id } = await makeActivity(setUp, kidId);
  const give = (amountCents: number) =>
    insertContribution(
      db,
      {
        id: newId(),
        kidId,
        paymentLinkId: null,
        wishlistItemId: id,
        contributorName: "Ben",
        isAnonymous: false,
        amountCents,
        type: "other",
        status: "confirmed",
        isOnWall: true,
        isNameApproved: null,
        isThanked: false,
        message: null,
        contributedAt: new Date(),
        label: "Swimming",
      },
      alone,
    );
  const outcomes = await Promise.all([give(100), give(200), give(300)]);
  expect(outcomes).toEqual([STORED, STORED, STORED]);
  const [activity] = await setUp.execute(
    `select funding_received_cents from wishlist_items where id = '${id}'`,
  );
  expect(activity).toEqual({ funding_received_cents: 600 });
});
