import { expect, it } from "vitest";
import { statsOf } from "./stat-cards.tsx";

const totals = {
  supporters: 3,
  totalLinkClicks: 1_284,
  totalPageViews: 99,
  totalContributions: 145.5,
  unconfirmedContributions: 55,
  wishlistItems: 9,
};

it("shows the four figures in the specification's order, and names the unconfirmed part", () => {
  expect(statsOf(totals)).toEqual([
    { label: "Supporters", value: "3", note: null },
    { label: "Link Clicks", value: "1,284", note: null },
    { label: "Total Contributions", value: "$145.50", note: "$55 not confirmed yet" },
    { label: "Wishlist Items", value: "9", note: null },
  ]);
});

it("says nothing of an unconfirmed part when there is none", () => {
  const stats = statsOf({ ...totals, unconfirmedContributions: 0 });
  expect(stats.every((stat) => stat.note === null)).toBe(true);
});
