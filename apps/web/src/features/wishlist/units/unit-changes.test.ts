import { runWithLanguage } from "@giftling/messages/language";
import { expect, it, test } from "vitest";
import {
  createGift,
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE as train,
} from "../../../testing/wishlist-item.ts";
import { formatReceivedDay } from "../../gifts/life/gift-stage.ts";
import {
  formatGivers,
  formatHolds,
  formatStandaloneGiver,
  formatUnitCount,
  getMarkPurchasedLabel,
  getWishStatus,
} from "../wish-status.ts";
import {
  markPurchasedByParent,
  mergePublicResponse,
  removeGift,
  removeHold,
} from "./unit-changes.ts";

const now = new Date("2025-10-02T10:00:00.000Z");
const rose = createGift("Rose", { message: "With love" });
const hold = { id: "h1", giverName: "Ben", reservedUntil: "2025-10-04T10:00:00.000Z" };
/** Fixture of a wish with three units: one purchased, one on hold and one free. */
const three = createParentWish({
  ...train,
  quantity: 3,
  remaining: 1,
  held: 1,
  gifts: [rose],
  holds: [hold],
});

it("marks all free units, but no held one (rule: parent-mark)", () => {
  const marked = markPurchasedByParent(three, now);
  expect(marked.gifts.map(({ giverName }) => giverName)).toEqual(["Rose", "Parent"]);
  expect(marked).toMatchObject({ remaining: 0, isPurchased: false, held: 1, purchasedBy: null });
  const all = markPurchasedByParent(removeHold(three), now);
  expect(all).toMatchObject({ remaining: 0, isPurchased: true, purchasedBy: "Parent" });
  expect(new Set(all.gifts.map(({ id }) => id)).size).toBe(3);
  const any = markPurchasedByParent(
    createParentWish({ ...train, quantity: null, remaining: null }),
    now,
  );
  expect(any).toMatchObject({ remaining: null, isPurchased: false });
  expect(any.gifts).toHaveLength(1);
});

it("undoes one gift or all gifts (rule: put-back)", () => {
  const ben = createGift("Ben");
  const full = createParentWish({
    ...three,
    holds: [],
    held: 0,
    gifts: [rose, ben],
    remaining: 1,
  });
  expect(removeGift(full, ben.id)).toMatchObject({ gifts: [rose], remaining: 2 });
  expect(removeGift(full)).toMatchObject({ gifts: [], remaining: 3, isPurchased: false });
  expect(removeGift(createParentWish(createPurchasedWish(train, "Rose")))).toMatchObject({
    isPurchased: false,
    purchasedBy: null,
    purchasedAt: null,
    remaining: 1,
  });
});

it("preserves the parent's private data on a public response", () => {
  const { message: _words, ...shown } = rose;
  const { holds: _holds, version: _version, ...answer } = { ...three, gifts: [shown] };
  expect(mergePublicResponse(three, answer)).toEqual(three);
});

test.each([
  [createParentWish(train), "Available", null, "Mark as purchased"],
  [
    createParentWish({ ...train, held: 1, remaining: 0, holds: [hold] }),
    "Held",
    null,
    "Mark as purchased",
  ],
  [createParentWish({ ...train, state: "put-away" }), "Put away", null, "Mark as purchased"],
  [three, "Partly given", "1 of 3 left", "Mark the rest as purchased"],
  [
    createParentWish({ ...train, quantity: null, remaining: null }),
    "Available",
    "Any number",
    "Mark one as purchased",
  ],
  [
    createParentWish({ ...train, quantity: null, remaining: null, gifts: [rose] }),
    "Available",
    "Any number · 1 given",
    "Mark one as purchased",
  ],
  [
    markPurchasedByParent(removeHold(three), now),
    "Purchased",
    "All 3 given",
    "Mark the rest as purchased",
  ],
])("returns a wish's status", (item, status, count, label) => {
  expect(getWishStatus(item)).toBe(status);
  expect(formatUnitCount(item)).toBe(count);
  expect(getMarkPurchasedLabel(item)).toBe(label);
});

it("formats givers and holders", () => {
  const gifts = [rose, createGift("Parent"), { ...rose, id: "again" }];
  expect(formatGivers({ gifts: [rose] })).toBe("Rose");
  expect(formatGivers({ gifts })).toBe("Rose and you");
  expect(formatGivers({ gifts: [...gifts, createGift("Ben")] })).toBe("Rose and 2 others");
  expect(formatHolds({ ...hold, giverName: null }, now)).toMatch(/^Held by somebody until Oct \d/);
});

it("formats givers and holders in Spanish (rule: languages)", () => {
  const mine = createGift("Parent");
  runWithLanguage("es", () => {
    expect(formatStandaloneGiver(mine)).toBe("Tú");
    expect(formatGivers({ gifts: [rose, mine] })).toBe("Rose y ti");
    expect(formatGivers({ gifts: [rose, mine, createGift("Ben")] })).toBe("Rose y 2 más");
    expect(formatHolds(hold, now)).toMatch(/^Apartado por Ben hasta el \d+ oct/);
    expect(formatHolds({ ...hold, reservedUntil: now.toISOString() }, now)).toMatch(
      /^Apartado por Ben hasta hoy a las \d/,
    );
    expect(formatReceivedDay(now.toISOString(), now)).toBe("Llegó hoy");
    expect(formatReceivedDay("2025-09-15T10:00:00.000Z", now)).toBe("Llegó el 15 de septiembre");
  });
});
