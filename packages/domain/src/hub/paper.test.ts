import { expect, test } from "vitest";
import { createDemoHub } from "../demo/hub.ts";
import { findPaperContributionCode, listPaperWishNames } from "./paper.ts";

function emma() {
  const hub = createDemoHub("demo-emma", new Date("2026-03-01T12:00:00Z"));
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

test("returns three open wishes, top priorities first (rule: paper)", () => {
  const hub = emma();
  expect(listPaperWishNames({ ...hub, wishlist: hub.wishlist.toReversed() })).toEqual([
    "Swimming lessons",
    "Map of the world puzzle",
    "Camping lantern",
  ]);
  expect(listPaperWishNames({ ...hub, wishlist: [] })).toEqual([]);
  const given = hub.wishlist.map((wish) => ({ ...wish, isPurchased: true }));
  expect(listPaperWishNames({ ...hub, wishlist: given })).toEqual([]);
});

test("returns only the code of a 529 plan, preferring the first slot", () => {
  const { paymentLinks } = emma();
  expect(findPaperContributionCode({ paymentLinks })).toBe("EMMA-529-DEMO");
  const [plan] = paymentLinks;
  if (plan === undefined) throw new Error("The demo has no plan");
  const other = { ...plan, contributionCode: "OTHER", priorityOrder: null };
  expect(findPaperContributionCode({ paymentLinks: [other, plan] })).toBe("EMMA-529-DEMO");
  expect(
    findPaperContributionCode({ paymentLinks: [other, { ...other, contributionCode: "THIRD" }] }),
  ).toBe("OTHER");
  expect(findPaperContributionCode({ paymentLinks: [{ ...plan, type: "esa" }] })).toBeNull();
  expect(
    findPaperContributionCode({ paymentLinks: [{ ...plan, contributionCode: null }] }),
  ).toBeNull();
});
