import { expect, test } from "vitest";
import { demoHub } from "../demo/hub.ts";
import { paperCode, paperWishes } from "./paper.ts";

function emma() {
  const hub = demoHub("demo-emma", new Date("2026-03-01T12:00:00Z"));
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

test("returns three open wishes, top priorities first (rule: paper)", () => {
  const hub = emma();
  expect(paperWishes({ ...hub, wishlist: hub.wishlist.toReversed() })).toEqual([
    "Swimming lessons",
    "Map of the world puzzle",
    "Camping lantern",
  ]);
  expect(paperWishes({ ...hub, wishlist: [] })).toEqual([]);
  const given = hub.wishlist.map((wish) => ({ ...wish, isPurchased: true }));
  expect(paperWishes({ ...hub, wishlist: given })).toEqual([]);
});

test("returns only the code of a 529 plan, preferring the first slot", () => {
  const { paymentLinks } = emma();
  expect(paperCode({ paymentLinks })).toBe("EMMA-529-DEMO");
  const [plan] = paymentLinks;
  if (plan === undefined) throw new Error("The demo has no plan");
  const other = { ...plan, contributionCode: "OTHER", priorityOrder: null };
  expect(paperCode({ paymentLinks: [other, plan] })).toBe("EMMA-529-DEMO");
  expect(paperCode({ paymentLinks: [other, { ...other, contributionCode: "THIRD" }] })).toBe(
    "OTHER",
  );
  expect(paperCode({ paymentLinks: [{ ...plan, type: "esa" }] })).toBeNull();
  expect(paperCode({ paymentLinks: [{ ...plan, contributionCode: null }] })).toBeNull();
});
