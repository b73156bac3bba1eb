import { afterAll, describe, expect, test } from "vitest";
import { families } from "../../schema/families.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeActivity,
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePurchase,
  makeThankYou,
  makeWish,
} from "../../testing/factories.ts";
import { findRowLock } from "../../testing/row-lock.ts";
import { updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import {
  extendHold,
  findGiftContribution,
  findGiftUnit,
  undoContribution,
  undoPurchase,
} from "./gift-access.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NOW = new Date("2026-03-01T10:00:00Z");
const LATER = new Date("2026-03-02T10:00:00Z");

/** Creates a family with a current URL, a former URL, and a kid who has a wish for two units. */
async function makeHub() {
  const family = await makeFamily(db);
  await makeFamilyUrl(db, family.id, { isCurrent: false });
  const { address } = await makeFamilyUrl(db, family.id);
  const { id: kidId } = await makeKid(db, family.id);
  const { id: itemId } = await makeWish(db, kidId, { quantity: 2 });
  return { family, address, kidId, itemId };
}

const setFamily = (id: string, values: Partial<typeof families.$inferInsert>) =>
  updateRow(db, families, id, values);

const countRows = async (table: string, ids: readonly string[]) =>
  (await db.execute(`select from ${table} where id in ('${ids.join("','")}')`)).length;

describe("findGiftUnit", () => {
  test("finds one purchase or open hold, with its thank-you and the current family URL", async () => {
    const { kidId, itemId, address } = await makeHub();
    const other = await makeHub();
    const bought = await makePurchase(db, itemId);
    const elsewhere = await makePurchase(db, other.itemId);
    await makeThankYou(db, other.kidId, { purchaseId: elsewhere.id });
    const thankYou = await makeThankYou(db, kidId, { purchaseId: bought.id });
    const hold = await makePurchase(db, itemId, { unit: 2, reservedUntil: LATER });
    expect(await findGiftUnit(db, bought.id, NOW)).toMatchObject({
      kidId,
      familyUrl: address,
      item: { id: itemId },
      gift: { id: bought.id },
      thankYou: { id: thankYou.id },
    });
    expect(await findGiftUnit(db, hold.id, NOW)).toMatchObject({
      gift: { id: hold.id },
      thankYou: null,
    });
  });

  test("does not find an expired hold, the parent's own mark, or an unknown id", async () => {
    const { itemId } = await makeHub();
    const ended = await makePurchase(db, itemId, { reservedUntil: NOW });
    const own = await makePurchase(db, itemId, { unit: 2, isByParent: true });
    for (const id of [ended.id, own.id, createId(), "no-uuid"]) {
      expect(await findGiftUnit(db, id, NOW)).toBeNull();
    }
  });
});

describe("findGiftContribution", () => {
  test("finds one contribution, with its thank-you and the current family URL", async () => {
    const { kidId, address } = await makeHub();
    const other = await makeHub();
    const given = await makeContribution(db, kidId);
    const elsewhere = await makeContribution(db, other.kidId);
    await makeThankYou(db, other.kidId, { contributionId: elsewhere.id });
    const thankYou = await makeThankYou(db, kidId, { contributionId: given.id });
    expect(await findGiftContribution(db, given.id)).toMatchObject({
      kidId,
      familyUrl: address,
      gift: { id: given.id, amountCents: 2_500 },
      thankYou: { id: thankYou.id },
    });
    for (const id of [createId(), "no-uuid"]) expect(await findGiftContribution(db, id)).toBeNull();
  });
});

describe("gift page", () => {
  test("is not found for a closed account and a taken-down hub", async () => {
    const { family, kidId, itemId } = await makeHub();
    const [piece, money] = [await makePurchase(db, itemId), await makeContribution(db, kidId)];
    const find = async () => [
      await findGiftUnit(db, piece.id, NOW),
      await findGiftContribution(db, money.id),
    ];
    for (const column of ["closedAt", "takenDownAt"] as const) {
      await setFamily(family.id, { [column]: new Date() });
      expect(await find()).toEqual([null, null]);
      await setFamily(family.id, { [column]: null });
    }
    expect(await find()).not.toContain(null);
  });

  test("omits the URL of an unpublished hub", async () => {
    const { family, kidId, itemId } = await makeHub();
    const [piece, money] = [await makePurchase(db, itemId), await makeContribution(db, kidId)];
    await setFamily(family.id, { isPublished: false });
    const hidden = { familyUrl: null, hubAccess: { familyId: family.id, isShown: false } };
    expect(await findGiftUnit(db, piece.id, NOW)).toMatchObject(hidden);
    expect(await findGiftContribution(db, money.id)).toMatchObject(hidden);
  });
});

test("extends one open hold once", async () => {
  const { itemId } = await makeHub();
  const hold = await makePurchase(db, itemId, { reservedUntil: LATER });
  const other = await makePurchase(db, itemId, { unit: 2, reservedUntil: LATER });
  const until = new Date("2026-03-04T10:00:00Z");
  expect(await extendHold(db, hold.id, { now: LATER, until })).toBe(false);
  expect(await extendHold(db, hold.id, { now: NOW, until })).toBe(true);
  expect(await extendHold(db, hold.id, { now: NOW, until })).toBe(false);
  const ends = await db.query.purchases.findMany({ where: (t, { eq }) => eq(t.itemId, itemId) });
  expect(new Map(ends.map((row) => [row.id, row.reservedUntil]))).toEqual(
    new Map([
      [hold.id, until],
      [other.id, LATER],
    ]),
  );
});

describe("undoPurchase", () => {
  test("deletes one gift with its unsent thank-you, including one with failed mail", async () => {
    const { kidId, itemId } = await makeHub();
    const [given, other] = [
      await makePurchase(db, itemId),
      await makePurchase(db, itemId, { unit: 2 }),
    ];
    const thanks = [
      await makeThankYou(db, kidId, { purchaseId: given.id, status: "failed" }),
      await makeThankYou(db, kidId, { purchaseId: other.id, status: "sent" }),
    ].map(({ id }) => id);
    expect(await undoPurchase(db, { id: given.id, itemId })).toBe(true);
    expect(await undoPurchase(db, { id: given.id, itemId })).toBe(false);
    expect(await countRows("purchases", [given.id, other.id])).toBe(1);
    expect(await countRows("thank_yous", thanks)).toBe(1);
  });

  test("preserves gifts received, thanked, marked by the parent, or of a closed account", async () => {
    const { family, kidId, itemId } = await makeHub();
    const received = await makePurchase(db, itemId, { receivedAt: NOW });
    const own = await makePurchase(db, itemId, { unit: 2, isByParent: true });
    const thanked = await makePurchase(db, itemId, { unit: 3 });
    await makeThankYou(db, kidId, { purchaseId: thanked.id, status: "thanked" });
    const open = await makePurchase(db, itemId, { unit: 4 });
    for (const { id } of [received, own, thanked]) {
      expect(await undoPurchase(db, { id, itemId })).toBe(false);
    }
    await setFamily(family.id, { closedAt: new Date() });
    expect(await undoPurchase(db, { id: open.id, itemId })).toBe(false);
  });

  test("locks the gift and its thank-you before deleting them", async () => {
    const { kidId, itemId } = await makeHub();
    const given = await makePurchase(db, itemId);
    const thankYou = await makeThankYou(db, kidId, { purchaseId: given.id, status: "sent" });
    await db.transaction(async (tx) => {
      expect(await undoPurchase(tx, { id: given.id, itemId })).toBe(false);
      expect(await findRowLock(db, "wishlist_items", itemId)).toBe("no key update");
      expect(await findRowLock(db, "purchases", given.id)).toBe("update");
      expect(await findRowLock(db, "thank_yous", thankYou.id)).toBe("update");
    });
  });
});

describe("undoContribution", () => {
  test("deletes one reported contribution with its unsent thank-you", async () => {
    const { kidId } = await makeHub();
    const [given, other] = [await makeContribution(db, kidId), await makeContribution(db, kidId)];
    const thanks = [
      await makeThankYou(db, kidId, { contributionId: given.id }),
      await makeThankYou(db, kidId, { contributionId: other.id }),
    ].map(({ id }) => id);
    expect(await undoContribution(db, { id: given.id, kidId })).toBe(true);
    expect(await undoContribution(db, { id: given.id, kidId })).toBe(false);
    expect(await countRows("contributions", [given.id, other.id])).toBe(1);
    expect(await countRows("thank_yous", thanks)).toBe(1);
  });

  test("deletes a deleted activity with its last contribution, and preserves any other activity", async () => {
    const { kidId } = await makeHub();
    const deletedAt = NOW;
    const deleted = await makeActivity(db, kidId, { state: "put-away", deletedAt });
    const { id: listed } = await makeActivity(db, kidId);
    const undo = async (wishlistItemId: string) => {
      const { id } = await makeContribution(db, kidId, { wishlistItemId });
      return () => undoContribution(db, { id, kidId });
    };
    const [first, last, other] = [
      await undo(deleted.id),
      await undo(deleted.id),
      await undo(listed),
    ];
    expect(await first()).toBe(true);
    expect(await countRows("wishlist_items", [deleted.id])).toBe(1);
    expect(await Promise.all([last(), other()])).toEqual([true, true]);
    expect(await countRows("wishlist_items", [deleted.id])).toBe(0);
    expect(await countRows("wishlist_items", [listed])).toBe(1);
  });

  test("preserves a contribution that the parent confirmed or thanked", async () => {
    const { kidId } = await makeHub();
    const confirmed = await makeContribution(db, kidId, { status: "confirmed" });
    const thanked = await makeContribution(db, kidId);
    await makeThankYou(db, kidId, { contributionId: thanked.id, status: "queued" });
    for (const { id } of [confirmed, thanked]) {
      expect(await undoContribution(db, { id, kidId })).toBe(false);
    }
  });

  test("locks the kid against deletion, the activity, and the contribution with its thank-you", async () => {
    const { kidId } = await makeHub();
    const sibling = await makeKid(db, (await makeFamily(db)).id);
    const activity = await makeActivity(db, kidId);
    const given = await makeContribution(db, kidId, { wishlistItemId: activity.id });
    const thankYou = await makeThankYou(db, kidId, { contributionId: given.id, status: "sent" });
    await db.transaction(async (tx) => {
      expect(await undoContribution(tx, { id: given.id, kidId })).toBe(false);
      expect(await findRowLock(db, "kids", kidId)).toBe("key share");
      expect(await findRowLock(db, "kids", sibling.id)).toBeNull();
      expect(await findRowLock(db, "wishlist_items", activity.id)).toBe("no key update");
      expect(await findRowLock(db, "contributions", given.id)).toBe("update");
      expect(await findRowLock(db, "thank_yous", thankYou.id)).toBe("update");
    });
  });
});
