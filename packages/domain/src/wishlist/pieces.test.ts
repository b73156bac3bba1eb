import { describe, expect, test } from "vitest";
import {
  getUnitAvailability,
  getUnitPurchaseFields,
  getWishPurchaseFields,
  hasAvailableUnit,
} from "./pieces.ts";
import type { GiftView } from "./schema.ts";

const gift = (over: Partial<GiftView> = {}): GiftView => ({
  id: "1",
  giverName: "Rose",
  isAnonymous: false,
  isByParent: false,
  givenAt: "2026-03-01T10:00:00.000Z",
  receivedAt: null,
  ...over,
});

describe("getUnitAvailability", () => {
  test("subtracts bought and held units, and never returns less than zero", () => {
    expect(getUnitAvailability({ quantity: 3, bought: 1, held: 1 })).toEqual({
      remaining: 1,
      isPurchased: false,
    });
    expect(getUnitAvailability({ quantity: 2, bought: 1, held: 1 })).toEqual({
      remaining: 0,
      isPurchased: false,
    });
    expect(getUnitAvailability({ quantity: 2, bought: 3, held: 0 })).toEqual({
      remaining: 0,
      isPurchased: true,
    });
    expect(getUnitAvailability({ quantity: 2, bought: 2, held: 0 }).isPurchased).toBe(true);
  });

  test("returns no limit for any number of units", () => {
    expect(getUnitAvailability({ quantity: null, bought: 9, held: 9 })).toEqual({
      remaining: null,
      isPurchased: false,
    });
  });
});

test("hasFreeUnit returns whether a unit can be bought or held", () => {
  expect(hasAvailableUnit({ isPurchased: false, remaining: 1 })).toBe(true);
  expect(hasAvailableUnit({ isPurchased: false, remaining: null })).toBe(true);
  expect(hasAvailableUnit({ isPurchased: false, remaining: 0 })).toBe(false);
  expect(hasAvailableUnit({ isPurchased: true, remaining: 1 })).toBe(false);
});

describe("getWishPurchaseFields", () => {
  const NOBODY = { purchasedBy: null, purchasedAt: null, isAnonymous: false, isByParent: false };

  test("returns the newest gift once all units are bought", () => {
    const newest = gift({ giverName: null, isAnonymous: true, isByParent: true });
    expect(getWishPurchaseFields([gift(), newest], true)).toEqual({
      purchasedBy: null,
      purchasedAt: newest.givenAt,
      isAnonymous: true,
      isByParent: true,
    });
    expect(getWishPurchaseFields([newest, gift()], true)).toMatchObject({ purchasedBy: "Rose" });
  });

  test("returns null with unsold units or without a gift", () => {
    expect(getWishPurchaseFields([gift()], false)).toEqual(NOBODY);
    expect(getWishPurchaseFields([], true)).toEqual(NOBODY);
  });
});

test("getUnitPurchaseFields returns the purchase fields of a single-unit wish with and without its gift", () => {
  expect(getUnitPurchaseFields(gift())).toEqual({
    purchasedBy: "Rose",
    purchasedAt: "2026-03-01T10:00:00.000Z",
    isAnonymous: false,
    isByParent: false,
    isPurchased: true,
    quantity: 1,
    remaining: 0,
    held: 0,
    gifts: [gift()],
  });
  expect(getUnitPurchaseFields(undefined)).toMatchObject({
    purchasedBy: null,
    isPurchased: false,
    remaining: 1,
    gifts: [],
  });
});
