import { dollarsToCents, getMaxFunding } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { families, wishlistItems } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeActivity,
  makeFamily,
  makeKid,
  makePaymentLink,
  makeWish,
} from "../../testing/factories.ts";
import { findRowLock } from "../../testing/row-lock.ts";
import { updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import { type GiftEffects, type NewContribution, recordContribution } from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const MAX_FUNDING_CENTS = dollarsToCents(getMaxFunding("USD"));

const NO_EFFECTS: GiftEffects = {
  thankYou: null,
  notifiesParent: false,
  answer: null,
  counting: null,
};

/** Creates a family with two kids, each with a link and an activity, and another family with a kid. */
async function makeKids() {
  const { id: familyId } = await makeFamily(db);
  const { id: neighborId } = await makeKid(db, (await makeFamily(db)).id);
  const [kid, sibling] = [await makeKid(db, familyId), await makeKid(db, familyId)];
  const targets = async (kidId: string) => ({
    kidId,
    linkId: (await makePaymentLink(db, kidId)).id,
    activityId: (await makeActivity(db, kidId, { fundingGoalCents: MAX_FUNDING_CENTS })).id,
  });
  return { familyId, neighborId, own: await targets(kid.id), other: await targets(sibling.id) };
}

const contribution = (kidId: string, over: Partial<NewContribution>): NewContribution => ({
  id: createId(),
  kidId,
  paymentLinkId: null,
  wishlistItemId: null,
  contributorName: "Ben",
  isAnonymous: false,
  amountCents: 2_500,
  type: "other",
  status: "confirmed",
  isNameApproved: null,
  message: null,
  contributedAt: new Date(),
  label: "Swimming",
  currency: "USD",
  ...over,
});

const give = (kidId: string, over: Partial<NewContribution> = {}, effects = NO_EFFECTS) =>
  recordContribution(db, contribution(kidId, over), effects);

const getFunding = async (itemId: string) =>
  (
    await db.execute<{ cents: number }>(
      `select funding_received_cents as cents from wishlist_items where id = '${itemId}'`,
    )
  )[0]?.cents;

const getLedger = (kidId: string) =>
  db.execute(`select from contributions where kid_id = '${kidId}'`);

describe("contribution", () => {
  test("references its own kid, link and activity", async () => {
    const { own } = await makeKids();
    expect(await give(own.kidId)).toBe("recorded");
    expect(await give(own.kidId, { paymentLinkId: own.linkId })).toBe("recorded");
    expect(await give(own.kidId, { wishlistItemId: own.activityId })).toBe("recorded");
    expect(await getLedger(own.kidId)).toHaveLength(3);
  });

  test("is rejected for another kid's link or activity, a plain wish, and a draft", async () => {
    const { own, other } = await makeKids();
    const wish = await makeWish(db, own.kidId);
    const draft = await makeActivity(db, own.kidId, { state: "draft" });
    expect([
      await give(own.kidId, { paymentLinkId: other.linkId }),
      await give(own.kidId, { paymentLinkId: createId(), wishlistItemId: own.activityId }),
      await give(own.kidId, { wishlistItemId: other.activityId }),
      await give(own.kidId, { wishlistItemId: wish.id }),
      await give(own.kidId, { wishlistItemId: draft.id }),
      await give(createId()),
    ]).toEqual(Array.from({ length: 6 }, () => "missing"));
    expect(await getLedger(own.kidId)).toHaveLength(0);
  });

  test("is rejected after the account is closed", async () => {
    const { familyId, own } = await makeKids();
    await updateRow(db, families, familyId, { closedAt: new Date() });
    expect(await give(own.kidId)).toBe("missing");
  });

  test("is added to its activity's total when confirmed, up to the maximum", async () => {
    const { own } = await makeKids();
    const { id: second } = await makeActivity(db, own.kidId);
    const wishlistItemId = own.activityId;
    await give(own.kidId, { wishlistItemId, status: "reported" });
    expect(await getFunding(wishlistItemId)).toBe(0);
    await give(own.kidId, { wishlistItemId });
    expect([await getFunding(wishlistItemId), await getFunding(second)]).toEqual([2_500, 0]);
    const almost = MAX_FUNDING_CENTS - 100;
    await updateRow(db, wishlistItems, wishlistItemId, { fundingReceivedCents: almost });
    await give(own.kidId, { wishlistItemId });
    expect(await getFunding(wishlistItemId)).toBe(MAX_FUNDING_CENTS);
  });

  test("locks the kid against deletion, and the activity against concurrent gifts", async () => {
    const { neighborId, own, other } = await makeKids();
    await db.transaction(async (tx) => {
      const given = contribution(own.kidId, { wishlistItemId: own.activityId, status: "reported" });
      expect(await recordContribution(tx, given, NO_EFFECTS)).toBe("recorded");
      expect(await findRowLock(db, "kids", own.kidId)).toBe("key share");
      for (const id of [neighborId, other.kidId]) {
        expect(await findRowLock(db, "kids", id)).toBeNull();
      }
      expect(await findRowLock(db, "wishlist_items", own.activityId)).toBe("no key update");
      expect(await findRowLock(db, "wishlist_items", other.activityId)).toBeNull();
    });
  });

  test("returns only the stored response for a key in its own scope", async () => {
    const { own } = await makeKids();
    const answer = { scope: `s ${own.kidId}`, key: "k", fingerprint: "f", answer: "{}" };
    const giveOnce = (over: Partial<typeof answer>) =>
      give(own.kidId, {}, { ...NO_EFFECTS, answer: { ...answer, ...over } });
    expect([
      await giveOnce({}),
      await giveOnce({ key: "other" }),
      await giveOnce({ scope: `other ${own.kidId}` }),
      await giveOnce({}),
    ]).toEqual(["recorded", "recorded", "recorded", "answered"]);
  });
});
