import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { giftCounts, wishlistItems } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  createNewPurchase,
  makeActivity,
  makeFamily,
  makeKid,
  makeWish,
} from "../../testing/factories.ts";
import { deleteRow, updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import { lockWishlistItem } from "../wishlist/items.ts";
import { type GiftRateLimitParameters, getExceededRateLimit } from "./gift-counts.ts";
import {
  type GiftEffects,
  type NewPurchase,
  recordContribution,
  recordPurchase,
} from "./record-gift.ts";

const { db, drop } = await createTestDatabase({ max: 20 });
afterAll(drop);

type Wish = { id: string; kidId: string };

async function makeWishes(count: number) {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  const wishes: Wish[] = [];
  while (wishes.length < count) wishes.push(await makeWish(db, kidId));
  return { familyId, kidId, wishes };
}

async function makeFamilyWish(): Promise<Wish> {
  const { wishes } = await makeWishes(1);
  const [wish] = wishes;
  if (!wish) throw new Error("The wish was not made");
  return wish;
}

const NO_EFFECTS: GiftEffects = {
  thankYou: null,
  notifiesParent: false,
  answer: null,
  counting: null,
};

const buy = (wish: Wish, effects: Partial<GiftEffects> = {}, over: Partial<NewPurchase> = {}) =>
  recordPurchase(db, createNewPurchase(wish, over), { ...NO_EFFECTS, ...effects });

const hold = (wish: Wish, reservedUntil: Date) => buy(wish, {}, { reservedUntil });

const countingFor = (
  familyId: string,
  limits: Partial<GiftRateLimitParameters["limits"]>,
): GiftRateLimitParameters => ({
  visitorKey: `visitor:${familyId}`,
  hubKey: familyId,
  kind: "gift",
  limits: { visitor: {}, hub: {}, ...limits },
});

const listCounts = (key: string) =>
  db.query.giftCounts.findFirst({
    columns: { hourTries: true, hourGifts: true },
    where: eq(giftCounts.key, key),
  });

describe("recordPurchase", () => {
  test("sells each wish to one of many concurrent buyers", async () => {
    const { wishes } = await makeWishes(5);
    const buyers = Array.from({ length: 12 }, () => wishes).flat();
    const outcomes = await Promise.all(buyers.map((wish) => buy(wish)));
    expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(55);
  });

  test("converts a hold into a purchase despite concurrent claims", async () => {
    for (let round = 0; round < 20; round += 1) {
      const wish = await makeFamilyWish();
      await updateRow(db, wishlistItems, wish.id, { quantity: 2 });
      const id = createId();
      const reservedUntil = new Date(Date.now() + 60_000);
      await buy(wish, {}, { id, reservedUntil });
      const [own, ...others] = await Promise.all([
        buy(wish, {}, { id }),
        ...Array.from({ length: 6 }, (_, index) =>
          index % 2 ? buy(wish) : hold(wish, reservedUntil),
        ),
      ]);
      expect(own).toBe("recorded");
      expect(others.filter((outcome) => outcome === "recorded")).toHaveLength(1);
    }
  });

  test("claims the unit of an expired hold", async () => {
    const wish = await makeFamilyWish();
    expect(await hold(wish, new Date(Date.now() + 60_000))).toBe("recorded");
    expect(await buy(wish)).toBe("taken");
    expect(await buy(wish, {}, { purchasedAt: new Date(Date.now() + 61_000) })).toBe("recorded");
  });

  test("waits only for the lock of its own wish", async () => {
    const { familyId, wishes } = await makeWishes(5);
    const locked = await makeWish(db, wishes[0]?.kidId ?? "");
    let waiting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockWishlistItem(tx, familyId, locked.id);
      waiting = buy(locked);
      expect(await Promise.all(wishes.map((wish) => buy(wish)))).toEqual(
        wishes.map(() => "recorded"),
      );
      await deleteRow(tx, wishlistItems, locked.id);
    });
    expect(await waiting).toBe("missing");
  });

  test("rejects an archived wish, except for an off-list gift", async () => {
    const wish = await makeFamilyWish();
    await updateRow(db, wishlistItems, wish.id, { state: "put-away" });
    expect(await buy(wish)).toBe("missing");
    const offList = recordPurchase(db, createNewPurchase(wish), NO_EFFECTS, { isOffList: true });
    expect(await offList).toBe("recorded");
  });

  test("stores nothing over a limit, and reports the limit", async () => {
    const { familyId, wishes } = await makeWishes(3);
    const counting = countingFor(familyId, { hub: { hour_gifts: 2 } });
    const outcomes = await Promise.allSettled(wishes.map((wish) => buy(wish, { counting })));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [getExceededRateLimit(outcome.reason)] : [],
    );
    expect(refused).toEqual([
      { key: familyId, counter: "hour_gifts", msLeft: expect.closeTo(3_600_000, -5) },
    ]);
    expect(await listCounts(familyId)).toEqual({ hourTries: 2, hourGifts: 2 });
  });

  test("counts a failed attempt only as an attempt", async () => {
    const { familyId, wishes } = await makeWishes(1);
    const counting = countingFor(familyId, {});
    const buyers = Array.from({ length: 12 }, () => wishes).flat();
    const attempts = buyers.map((wish) => buy(wish, { counting }));
    await Promise.all(attempts);
    expect(await listCounts(familyId)).toEqual({ hourTries: 12, hourGifts: 1 });
    expect(await listCounts(`visitor:${familyId}`)).toEqual({ hourTries: 12, hourGifts: 1 });
  });

  test("returns the stored response for a known key without storing anything", async () => {
    const [first, second] = [await makeFamilyWish(), await makeFamilyWish()];
    const answer = {
      scope: "wishlist.purchase",
      key: first.id,
      fingerprint: "f",
      answer: "{}",
    };
    expect(await buy(first, { answer })).toBe("recorded");
    expect(await buy(second, { answer })).toBe("answered");
    const bought = await db.execute(
      `select from purchases where item_id in ('${first.id}', '${second.id}')`,
    );
    expect(bought).toHaveLength(1);
  });
});

describe("recordContribution", () => {
  test("adds every confirmed contribution to its activity's total", async () => {
    const { kidId } = await makeWishes(0);
    const { id } = await makeActivity(db, kidId);
    const give = (amountCents: number) =>
      recordContribution(
        db,
        {
          id: createId(),
          kidId,
          paymentLinkId: null,
          wishlistItemId: id,
          contributorName: "Ben",
          isAnonymous: false,
          amountCents,
          type: "other",
          status: "confirmed",
          isNameApproved: null,
          message: null,
          contributedAt: new Date(),
          label: "Swimming",
          currency: "USD",
        },
        NO_EFFECTS,
      );
    expect(await Promise.all([give(100), give(200), give(300)])).toEqual(
      Array.from({ length: 3 }, () => "recorded"),
    );
    const [activity] = await db.execute(
      `select funding_received_cents from wishlist_items where id = '${id}'`,
    );
    expect(activity).toEqual({ funding_received_cents: 600 });
  });
});
