import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import {
  makeActivity,
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePaymentLink,
  makePicture,
  makePurchase,
  makeWish,
} from "../testing/factories.ts";
import { getViolatedConstraint } from "../testing/violated-constraint.ts";
import * as schema from "./index.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const family = await makeFamily(db);
const kid = await makeKid(db, family.id);
const sibling = await makeKid(db, family.id);

describe("database constraints", () => {
  test("reject two buyers of one wish", async () => {
    const item = await makeWish(db, kid.id);
    await makePurchase(db, item.id);
    expect(await getViolatedConstraint(makePurchase(db, item.id))).toBe(
      "purchases_one_giver_a_piece",
    );
  });

  test("reject two items in a slot, one item in two slots, and a slot above three", async () => {
    const [a, b] = [await makePaymentLink(db, kid.id), await makePaymentLink(db, kid.id)];
    const place = (slot: number, paymentLinkId: string) =>
      getViolatedConstraint(
        db.insert(schema.prioritySlots).values({ kidId: kid.id, slot, paymentLinkId }),
      );
    expect(await place(1, a.id)).toBe("stored");
    expect(await place(1, b.id)).toBe("priority_slots_kid_id_slot_pk");
    expect(await place(2, a.id)).toMatch(/unique$/);
    expect(await place(4, b.id)).toBe("priority_slots_slot");
  });

  test("reject another kid's item, an ordinary wish, or two items at once in a slot", async () => {
    const link = await makePaymentLink(db, kid.id);
    const [plain, activity] = [await makeWish(db, sibling.id), await makeActivity(db, sibling.id)];
    const place = (thing: Partial<typeof schema.prioritySlots.$inferInsert>) =>
      getViolatedConstraint(
        db.insert(schema.prioritySlots).values({ kidId: sibling.id, slot: 2, ...thing }),
      );
    expect(await place({ paymentLinkId: link.id })).toBe("priority_slots_payment_link_of_kid");
    expect(await place({ wishlistItemId: plain.id })).toBe("priority_slots_activity_of_kid");
    const both = { paymentLinkId: link.id, wishlistItemId: activity.id };
    expect(await place(both)).toBe("priority_slots_one_thing");
    expect(await place({ wishlistItemId: activity.id })).toBe("stored");
  });

  test("reject one family URL for two families, including former URLs", async () => {
    const other = await makeFamily(db);
    await makeFamilyUrl(db, family.id, { address: "taken", isCurrent: false });
    expect(await getViolatedConstraint(makeFamilyUrl(db, other.id, { address: "taken" }))).toBe(
      "family_addresses_pkey",
    );
    expect(await getViolatedConstraint(makeFamilyUrl(db, other.id, { address: "No Such" }))).toBe(
      "family_addresses_shape",
    );
    await makeFamilyUrl(db, other.id);
    expect(await getViolatedConstraint(makeFamilyUrl(db, other.id))).toBe(
      "family_addresses_one_current",
    );
  });

  test("reject a kid without a family, with month 13 or with February 30", async () => {
    const stranger = "018f0000-0000-7000-8000-000000000000";
    expect(await getViolatedConstraint(makeKid(db, stranger))).toBe(
      "kids_family_id_families_id_fk",
    );
    const born = (birthdayMonth: number | null, birthdayDay: number | null) =>
      getViolatedConstraint(makeKid(db, family.id, { birthdayMonth, birthdayDay }));
    expect(await born(13, null)).toMatch(/^kids_birthday/);
    expect(await born(2, 30)).toBe("kids_birthday_exists");
    expect(await born(null, 1)).toBe("kids_birthday_exists");
    expect(await born(2, 29)).toBe("stored");
    const own = (secondDayName: string | null, secondDayMonth: number | null, secondDayDay = 25) =>
      getViolatedConstraint(
        makeKid(db, family.id, { secondDayName, secondDayMonth, secondDayDay }),
      );
    expect(await own("Christmas", null)).toBe("kids_second_day_exists");
    expect(await own(null, 12)).toBe("kids_second_day_exists");
    expect(await own("Never", 2, 30)).toBe("kids_second_day_exists");
    expect(await own("x".repeat(41), 12)).toBe("kids_second_day_name");
    expect(await own("Christmas", 12)).toBe("stored");
  });

  test("reject an amount below zero, above the limit, or where not allowed", async () => {
    const give = (amountCents: number) =>
      getViolatedConstraint(makeContribution(db, kid.id, { amountCents }));
    expect(await give(0)).toBe("contributions_amount");
    expect(await give(10_000_001)).toBe("contributions_amount");
    const fund = (over: object) => getViolatedConstraint(makeWish(db, kid.id, over));
    expect(await fund({ isActivity: true, fundingGoalCents: -1 })).toBe("wishlist_items_funding");
    expect(await fund({ fundingGoalCents: 5 })).toBe("wishlist_items_funding_only_for_activities");
  });

  test("require a URL except for an idea", async () => {
    const add = (over: object) => getViolatedConstraint(makeWish(db, kid.id, over));
    expect(await add({ url: null })).toBe("wishlist_items_url_unless_activity");
    const idea = { isIdea: true, url: null };
    await expect(makeWish(db, kid.id, idea)).resolves.toMatchObject(idea);
  });

  test("reject another parent's picture as avatar", async () => {
    const picture = await makePicture(db, (await makeFamily(db)).id);
    const set = db.transaction((tx) =>
      tx.update(schema.kids).set({ avatarId: picture.id }).where(eq(schema.kids.id, kid.id)),
    );
    await expect(set).rejects.toThrow();
    const [row] = await db.select().from(schema.kids).where(eq(schema.kids.id, kid.id));
    expect(row?.avatarId).toBeNull();
  });

  test("reject the name of an anonymous giver", async () => {
    const item = await makeWish(db, kid.id);
    const buy = makePurchase(db, item.id, { giverName: "Rose", isAnonymous: true });
    expect(await getViolatedConstraint(buy)).toBe("purchases_name_or_anonymous");
  });
});

test("deleting a family deletes all of its data, including avatars", async () => {
  const family = await makeFamily(db);
  const picture = await makePicture(db, family.id);
  const child = await makeKid(db, family.id, { avatarId: picture.id });
  const item = await makeWish(db, child.id);
  await makePurchase(db, item.id);
  await makeContribution(db, child.id);
  await db.delete(schema.families).where(eq(schema.families.id, family.id));
  expect(await db.$count(schema.kids, eq(schema.kids.familyId, family.id))).toBe(0);
  expect(await db.$count(schema.pictures, eq(schema.pictures.familyId, family.id))).toBe(0);
  expect(await db.$count(schema.contributions, eq(schema.contributions.kidId, child.id))).toBe(0);
});
