import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { families, purchases } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  createNewPurchase,
  makeFamily,
  makeKid,
  makePurchase,
  makeWish,
} from "../../testing/factories.ts";
import { countLockWaits } from "../../testing/lock-statistics.ts";
import { findRowLock } from "../../testing/row-lock.ts";
import { deleteRow, updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import {
  type GiftEffects,
  type HoldVisitor,
  type NewPurchase,
  recordPurchase,
} from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NO_EFFECTS: GiftEffects = {
  thankYou: null,
  notifiesParent: false,
  answer: null,
  counting: null,
};
const NOW = new Date("2026-03-01T10:00:00Z");
const LATER = new Date("2026-03-02T10:00:00Z");

/** Creates a family with a kid, and another family with a kid and a wish. */
async function makeKids() {
  const [ours, theirs] = [await makeFamily(db), await makeFamily(db)];
  const neighbor = await makeKid(db, theirs.id);
  await makeWish(db, neighbor.id);
  return { familyId: ours.id, kidId: (await makeKid(db, ours.id)).id, neighborId: neighbor.id };
}

async function makeFamilyWish(over: Parameters<typeof makeWish>[2] = {}) {
  const { kidId, ...rest } = await makeKids();
  return { ...rest, kidId, wish: (await makeWish(db, kidId, over)).id };
}

/** Returns a purchase to store for the wish with the ID `itemId`. */
async function getPurchase(itemId: string, over: Partial<NewPurchase> = {}) {
  const wish = await db.query.wishlistItems.findFirst({ where: (t, { eq }) => eq(t.id, itemId) });
  return createNewPurchase({ id: itemId, kidId: wish?.kidId ?? createId() }, over);
}

const buy = async (itemId: string, over: Partial<NewPurchase> = {}, isOffList = false) =>
  recordPurchase(db, await getPurchase(itemId, { purchasedAt: NOW, ...over }), NO_EFFECTS, {
    isOffList,
  });

const listUnits = async (itemId: string) =>
  (
    await db.query.purchases.findMany({
      where: (t, { eq }) => eq(t.itemId, itemId),
      orderBy: (t) => t.unit,
    })
  ).map(({ id, unit, giverName, isOnWall, reservedUntil }) => ({
    id,
    unit,
    giverName,
    isOnWall,
    reservedUntil,
  }));

const listUnitNumbers = async (itemId: string) => (await listUnits(itemId)).map(({ unit }) => unit);

describe("purchase", () => {
  test("is rejected for a closed account, for another kid's wish, and for a draft even as an off-list gift", async () => {
    const { familyId, wish } = await makeFamilyWish();
    await updateRow(db, families, familyId, { closedAt: new Date() });
    expect(await buy(wish)).toBe("missing");
    const { wish: draft } = await makeFamilyWish({ state: "draft" });
    expect(await buy(draft, {}, true)).toBe("missing");
    expect(await buy(createId())).toBe("missing");
    const { neighborId, wish: own } = await makeFamilyWish();
    const ofNeighbor = createNewPurchase({ id: own, kidId: neighborId }, { purchasedAt: NOW });
    expect(await recordPurchase(db, ofNeighbor, NO_EFFECTS)).toBe("missing");
    expect([...(await listUnitNumbers(wish)), ...(await listUnitNumbers(draft))]).toEqual([]);
  });

  test("locks the kid against deletion, and the wish against concurrent gifts", async () => {
    const { kidId, neighborId, wish } = await makeFamilyWish({ quantity: 1 });
    await makePurchase(db, wish);
    await db.transaction(async (tx) => {
      expect(await recordPurchase(tx, await getPurchase(wish), NO_EFFECTS)).toBe("taken");
      expect(await findRowLock(db, "kids", kidId)).toBe("key share");
      expect(await findRowLock(db, "kids", neighborId)).toBeNull();
      expect(await findRowLock(db, "wishlist_items", wish)).toBe("no key update");
    });
  });

  test("claims the first free unit, regardless of other wishes", async () => {
    const { kidId, wish } = await makeFamilyWish({ quantity: 3 });
    const other = await makeWish(db, kidId, { quantity: 3 });
    for (const unit of [1, 2, 3]) await makePurchase(db, other.id, { unit });
    await makePurchase(db, wish, { unit: 2 });
    expect([await buy(wish), await buy(wish), await buy(wish)]).toEqual([
      "recorded",
      "recorded",
      "taken",
    ]);
    expect(await listUnitNumbers(wish)).toEqual([1, 2, 3]);
  });

  test("claims one unit of a wish for any number, including for the parent's own mark", async () => {
    const { wish } = await makeFamilyWish({ quantity: null });
    await makePurchase(db, wish, { unit: 3 });
    expect(await buy(wish, { isByParent: true })).toBe("recorded");
    expect(await listUnitNumbers(wish)).toEqual([1, 3]);
    expect([await buy(wish), await buy(wish)]).toEqual(["recorded", "recorded"]);
    expect(await listUnitNumbers(wish)).toEqual([1, 2, 3, 4]);
  });

  test("claims all free units for the parent's own mark, as one wall entry", async () => {
    const { wish } = await makeFamilyWish({ quantity: 4 });
    await makePurchase(db, wish, { unit: 2 });
    const id = createId();
    expect(await buy(wish, { id, isByParent: true })).toBe("recorded");
    const pieces = await listUnits(wish);
    expect(pieces.map(({ unit, isOnWall }) => [unit, isOnWall])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(pieces[0]?.id).toBe(id);
  });

  test("returns only the stored response for a key in its own scope", async () => {
    const { wish } = await makeFamilyWish({ quantity: 5 });
    const answer = { scope: `s ${wish}`, key: "k", fingerprint: "f", answer: "{}" };
    const give = async (over: Partial<typeof answer>) =>
      recordPurchase(db, await getPurchase(wish), {
        ...NO_EFFECTS,
        answer: { ...answer, ...over },
      });
    expect([
      await give({}),
      await give({ key: "other" }),
      await give({ scope: `other ${wish}` }),
      await give({}),
    ]).toEqual(["recorded", "recorded", "recorded", "answered"]);
  });
});

describe("purchase with a hold's id", () => {
  test("converts only the hold with that id", async () => {
    const { wish } = await makeFamilyWish({ quantity: 2 });
    const own = await makePurchase(db, wish, { reservedUntil: LATER, giverName: "Rose" });
    const other = await makePurchase(db, wish, { unit: 2, reservedUntil: LATER, giverName: "Ben" });
    expect(await buy(wish, { id: own.id, giverName: "Rose M." })).toBe("recorded");
    expect(await listUnits(wish)).toEqual([
      { id: own.id, unit: 1, giverName: "Rose M.", isOnWall: true, reservedUntil: null },
      { id: other.id, unit: 2, giverName: "Ben", isOnWall: true, reservedUntil: LATER },
    ]);
  });

  test("claims the unit when the hold is deleted concurrently", async () => {
    const { wish } = await makeFamilyWish();
    const { id } = await makePurchase(db, wish, { reservedUntil: LATER });
    const { call } = await db.transaction(async (tx) => {
      await deleteRow(tx, purchases, id);
      const running = buy(wish, { id });
      await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), { timeout: 8_000 });
      return { call: running };
    });
    expect(await call).toBe("recorded");
    expect(await listUnitNumbers(wish)).toEqual([1]);
  });

  test("preserves a hold of another wish", async () => {
    const { kidId, wish } = await makeFamilyWish();
    const { id: other } = await makeWish(db, kidId);
    const hold = await makePurchase(db, other, { reservedUntil: LATER });
    await expect(buy(wish, { id: hold.id })).rejects.toThrow();
    expect(await listUnits(other)).toMatchObject([{ id: hold.id, reservedUntil: LATER }]);
  });

  test("preserves an existing purchase with that id", async () => {
    const { wish } = await makeFamilyWish();
    const bought = await makePurchase(db, wish, { giverName: "Rose" });
    expect(await buy(wish, { id: bought.id, giverName: "Mallory" })).toBe("taken");
    expect(await listUnits(wish)).toMatchObject([{ giverName: "Rose" }]);
  });
});

test("frees the unit of an expired hold, only for that wish", async () => {
  const { kidId, wish } = await makeFamilyWish();
  const { id: other } = await makeWish(db, kidId);
  for (const id of [wish, other]) await makePurchase(db, id, { reservedUntil: NOW });
  expect(await buy(wish, { purchasedAt: new Date(NOW.getTime() - 1) })).toBe("taken");
  expect(await buy(wish)).toBe("recorded");
  expect(await listUnits(other)).toMatchObject([{ reservedUntil: NOW }]);
});

describe("hold", () => {
  /**
   * Creates a kid with `count` published wishes. Returns both, and a function that creates visitors who hold wishes.
   */
  async function makeShown(count: number) {
    const { kidId } = await makeKids();
    const wishes: string[] = [];
    while (wishes.length < count) wishes.push((await makeWish(db, kidId)).id);
    const visitor = (name: string, network = name): HoldVisitor => ({
      visitorHashes: [`${name}-today-${kidId}`, `${name}-yesterday-${kidId}`],
      networkHashes: [`${network}-today-${kidId}`, `${network}-yesterday-${kidId}`],
      maxOfVisitor: 2,
    });
    return { kidId, wishes, visitor };
  }

  const hold = (itemId: string, holder: HoldVisitor, over: Partial<NewPurchase> = {}) =>
    buy(itemId, { holder, reservedUntil: LATER, ...over });

  test("is rejected over the visitor's limit, including existing holds", async () => {
    const { wishes, visitor } = await makeShown(12);
    const [first = "", second = "", third = "", fourth = ""] = wishes;
    const [rose, ben] = [visitor("rose"), visitor("ben")];
    const visitorHash = rose.visitorHashes[1];
    await makePurchase(db, first, { reservedUntil: LATER, visitorHash });
    expect(await hold(second, ben)).toBe("recorded");
    expect(await hold(third, rose)).toBe("recorded");
    expect(await hold(fourth, rose)).toBe("held-enough");
    expect(await hold(fourth, ben)).toBe("recorded");
  });

  test("does not count expired holds", async () => {
    const { wishes, visitor } = await makeShown(4);
    const [first = "", second = "", third = ""] = wishes;
    const rose = visitor("rose");
    for (const id of [first, second]) {
      await makePurchase(db, id, {
        reservedUntil: NOW,
        visitorHash: rose.visitorHashes[0],
        networkHash: rose.networkHashes[0],
      });
    }
    expect(await hold(third, rose)).toBe("recorded");
  });

  test("is rejected above a third of the list per network, but allows at least one visitor's limit", async () => {
    // Nine published wishes allow three holds per network.
    const { kidId, wishes, visitor } = await makeShown(9);
    for (let away = 0; away < 3; away += 1) await makeWish(db, kidId, { state: "put-away" });
    const outcomes = [];
    for (const [index, name] of ["ana", "ben", "cleo", "dan"].entries()) {
      outcomes.push(await hold(wishes[index] ?? "", visitor(name, "village")));
    }
    expect(outcomes).toEqual(["recorded", "recorded", "recorded", "held-enough"]);
    expect(await hold(wishes[4] ?? "", visitor("eva"))).toBe("recorded");
    const short = await makeShown(3);
    const pair = ["ana", "ben"].map((name) => short.visitor(name, "village"));
    for (const [index, holder] of pair.entries()) {
      expect(await hold(short.wishes[index] ?? "", holder)).toBe("recorded");
    }
    expect(await hold(short.wishes[2] ?? "", short.visitor("cleo", "village"))).toBe("held-enough");
  });

  test("waits for an uncommitted hold from its network", async () => {
    const { wishes, visitor } = await makeShown(9);
    const rose = { ...visitor("rose"), maxOfVisitor: 1 };
    const [first = "", second = ""] = wishes;
    let outcome: Promise<string> = Promise.resolve("");
    await db.transaction(async (tx) => {
      const purchase = await getPurchase(first, {
        holder: rose,
        purchasedAt: NOW,
        reservedUntil: LATER,
      });
      expect(await recordPurchase(tx, purchase, NO_EFFECTS)).toBe("recorded");
      outcome = hold(second, rose);
      await Promise.race([outcome, sleep(500)]);
    });
    expect(await outcome).toBe("held-enough");
  });
});
