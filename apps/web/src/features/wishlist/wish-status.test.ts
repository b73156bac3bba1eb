import { runWithLanguage } from "@giftling/messages/language";
import { expect, it, test } from "vitest";
import {
  createGift,
  createParentWish,
  WISH_FIXTURE as train,
} from "../../testing/wishlist-item.ts";
import { markPurchasedByParent, removeHoldFromWish } from "./units/unit-changes.ts";
import {
  formatGivers,
  formatHolds,
  formatStandaloneGiver,
  formatUnitCount,
  getMarkPurchasedLabel,
  getWishStatus,
} from "./wish-status.ts";

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
    markPurchasedByParent(removeHoldFromWish(three), now),
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
  });
});
