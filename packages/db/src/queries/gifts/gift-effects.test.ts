import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { dueGiftNotices } from "../../schema/operation.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { createNewPurchase, makeFamily, makeKid, makeWish } from "../../testing/factories.ts";
import { type GiftEffects, recordPurchase } from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NO_EFFECTS: GiftEffects = {
  thankYou: null,
  notifiesParent: false,
  answer: null,
  counting: null,
};
const NOW = new Date("2026-03-01T10:00:00Z");

async function makeFamilyWish() {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  return { familyId, kidId, wish: await makeWish(db, kidId) };
}

describe("purchase without effects", () => {
  test("stores only the purchase", async () => {
    const { kidId, wish } = await makeFamilyWish();
    expect(await recordPurchase(db, createNewPurchase(wish), NO_EFFECTS)).toBe("recorded");
    const others = await db.execute(
      `select from thank_yous where kid_id = '${kidId}' union all select from idempotency_keys`,
    );
    expect(others).toHaveLength(0);
  });
});

describe("thank-you of a gift", () => {
  test.each([true, false])("awaits a notice when one is queued: %s", async (isNotified) => {
    const { familyId, kidId, wish } = await makeFamilyWish();
    const thankYou = {
      contactId: null,
      contributorName: "Rose",
      contributionType: "wishlist",
      amountCents: null,
      contributedAt: NOW,
    } as const;
    const purchase = createNewPurchase(wish);
    await recordPurchase(db, purchase, { ...NO_EFFECTS, thankYou, notifiesParent: isNotified });
    const stored = await db.query.thankYous.findMany({ where: (t) => eq(t.kidId, kidId) });
    expect(stored).toMatchObject([
      { purchaseId: purchase.id, contributionId: null, awaitsNotice: isNotified },
    ]);
    const notices = await db.$count(dueGiftNotices, eq(dueGiftNotices.familyId, familyId));
    expect(notices).toBe(isNotified ? 1 : 0);
  });
});
