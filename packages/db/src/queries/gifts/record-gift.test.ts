import { afterAll, describe, expect, test } from "vitest";
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
import { exceededLimitIn, type GiftCounting } from "./gift-counts.ts";
import type { GiftEffects } from "./gift-effects.ts";
import { type NewPurchase, recordContribution, recordPurchase } from "./record-gift.ts";

const { db, drop } = await createTestDatabase({ max: 20 });
afterAll(drop);

async function makeWishes(count: number) {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  const itemIds: string[] = [];
  while (itemIds.length < count) itemIds.push((await makeItem(db, kidId)).id);
  return { familyId, kidId, itemIds };
}

const NO_EFFECTS: GiftEffects = { thankYou: null, notice: null, answer: null, counting: null };

const buy = (itemId: string, effects: Partial<GiftEffects> = {}, over: Partial<NewPurchase> = {}) =>
  recordPurchase(db, newPurchase(itemId, over), { ...NO_EFFECTS, ...effects });

const hold = (itemId: string, reservedUntil: Date) => buy(itemId, {}, { reservedUntil });

const countingFor = (familyId: string, limits: Partial<GiftCounting["limits"]>): GiftCounting => ({
  visitorKey: `visitor:${familyId}`,
  hubKey: familyId,
  kind: "gift",
  limits: { visitor: {}, hub: {}, ...limits },
});

const countsOf = async (key: string) =>
  (
    await db.execute(
      `select hour_tries as tries, hour_gifts as gifts from gift_counts where key = '${key}'`,
    )
  )[0];

describe("recordPurchase", () => {
  test("gives each wish to one of many buyers at once", async () => {
    const { itemIds } = await makeWishes(5);
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => buy(itemIds[index % 5] ?? "")),
    );
    expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(55);
  });

  test("turns the hold with its id into the purchase, whatever others take at once", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { itemIds } = await makeWishes(1);
      const itemId = itemIds[0] ?? "";
      await db.execute(`update wishlist_items set quantity = 2 where id = '${itemId}'`);
      const id = newId();
      const reservedUntil = new Date(Date.now() + 60_000);
      await buy(itemId, {}, { id, reservedUntil });
      const [own, ...others] = await Promise.all([
        buy(itemId, {}, { id }),
        ...Array.from({ length: 6 }, (_, index) =>
          index % 2 ? buy(itemId) : hold(itemId, reservedUntil),
        ),
      ]);
      expect(own).toBe("recorded");
      expect(others.filter((outcome) => outcome === "recorded")).toHaveLength(1);
    }
  });

  test("takes over a hold that ended", async () => {
    const { itemIds } = await makeWishes(1);
    const itemId = itemIds[0] ?? "";
    expect(await hold(itemId, new Date(Date.now() + 60_000))).toBe("recorded");
    expect(await buy(itemId)).toBe("taken");
    expect(await buy(itemId, {}, { purchasedAt: new Date(Date.now() + 61_000) })).toBe("recorded");
  });

  test("waits for the wish's lock alone", async () => {
    const { familyId, itemIds } = await makeWishes(6);
    const [locked = "", ...others] = itemIds;
    let waiting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockWishlistItem(tx, familyId, locked);
      waiting = buy(locked);
      expect(await Promise.all(others.map((id) => buy(id)))).toEqual(others.map(() => "recorded"));
      await tx.execute(`delete from wishlist_items where id = '${locked}'`);
    });
    expect(await waiting).toBe("missing");
  });

  test("refuses a wish that is put away, except for an off-list gift", async () => {
    const { itemIds } = await makeWishes(1);
    const itemId = itemIds[0] ?? "";
    await db.execute(`update wishlist_items set state = 'put-away' where id = '${itemId}'`);
    expect(await buy(itemId)).toBe("missing");
    const offList = recordPurchase(db, newPurchase(itemId), NO_EFFECTS, { isOffList: true });
    expect(await offList).toBe("recorded");
  });

  test("stores nothing over a limit, and says which limit it is", async () => {
    const { familyId, itemIds } = await makeWishes(3);
    const counting = countingFor(familyId, { hub: { hour_gifts: 2 } });
    const outcomes = await Promise.allSettled(itemIds.map((id) => buy(id, { counting })));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [exceededLimitIn(outcome.reason)] : [],
    );
    expect(refused).toEqual([
      { key: familyId, counter: "hour_gifts", msLeft: expect.closeTo(3_600_000, -5) },
    ]);
    expect(await countsOf(familyId)).toEqual({ tries: 2, gifts: 2 });
  });

  test("counts an attempt that stores nothing as an attempt only", async () => {
    const { familyId, itemIds } = await makeWishes(1);
    const counting = countingFor(familyId, {});
    const attempts = Array.from({ length: 12 }, () => buy(itemIds[0] ?? "", { counting }));
    await Promise.all(attempts);
    expect(await countsOf(familyId)).toEqual({ tries: 12, gifts: 1 });
    expect(await countsOf(`visitor:${familyId}`)).toEqual({ tries: 12, gifts: 1 });
  });

  test("answers a key that was answered, and stores nothing for it", async () => {
    const { kidId, itemIds } = await makeWishes(2);
    const answer = { scope: "wishlist.purchase", key: kidId, fingerprint: "f", answer: "{}" };
    expect(await buy(itemIds[0] ?? "", { answer })).toBe("recorded");
    expect(await buy(itemIds[1] ?? "", { answer })).toBe("answered");
    const bought = await db.execute(
      `select from purchases where item_id in ('${itemIds.join("','")}')`,
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
          id: newId(),
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
