import { expect, it } from "vitest";
import { createStatTrend, getTrendSvgPath, listHubStats } from "./stat-cards.tsx";

const quiet = { supporters: 0, linkClicks: 0, contributions: 0, wishlistItems: 0 };
const totals = {
  supporters: 3,
  totalLinkClicks: 1_284,
  totalPageViews: 99,
  totalContributions: 145.5,
  unconfirmedContributions: 55,
  wishlistItems: 9,
  daily: [
    { ...quiet, day: "2026-11-19" },
    { ...quiet, day: "2026-11-20", supporters: 1, linkClicks: 1_004, contributions: 25.5 },
    { ...quiet, day: "2026-11-21", supporters: 1 },
  ],
};

it("returns the four figures in order, with the unconfirmed part", () => {
  expect(listHubStats(totals).map(({ label, value, note }) => ({ label, value, note }))).toEqual([
    { label: "Supporters", value: "3", note: null },
    { label: "Link Clicks", value: "1,284", note: "99 page views" },
    { label: "Total Contributions", value: "$145.50", note: "$55 not confirmed yet" },
    { label: "Wishlist Items", value: "9", note: null },
  ]);
});

it("omits the unconfirmed part when it is zero", () => {
  const stats = listHubStats({ ...totals, unconfirmedContributions: 0 });
  expect(stats.find(({ label }) => label === "Total Contributions")?.note).toBeNull();
});

it("uses the singular for one page view", () => {
  expect(listHubStats({ ...totals, totalPageViews: 1 })[1]?.note).toBe("1 page view");
});

it("describes the trend lines in text", () => {
  expect(listHubStats(totals).map(({ change, trendText }) => [change, trendText])).toEqual([
    ["+2 in 30 days", "From 1 to 3 in 30 days"],
    ["+1,004 in 30 days", "From 280 to 1,284 in 30 days"],
    ["+$25.50 in 30 days", "From $120 to $145.50 in 30 days"],
    ["No change in 30 days", "From 9 to 9 in 30 days"],
  ]);
});

it("ends at the total and starts at the previous total", () => {
  expect(createStatTrend(5, [0, 2, 0, 1])).toEqual({ totals: [2, 2, 4, 4, 5], added: 3 });
  expect(createStatTrend(0, [])).toEqual({ totals: [0], added: 0 });
});

it("stays between zero and the total after removals", () => {
  expect(createStatTrend(1, [2, 1])).toEqual({ totals: [0, 1, 1], added: 1 });
});

it("draws from the bottom left to the top right, and a flat line without change", () => {
  expect(getTrendSvgPath(createStatTrend(3, [0, 3]))).toBe("M0 29L60 29L120 3");
  expect(getTrendSvgPath(createStatTrend(7, [0, 0]))).toBe("M0 29L60 29L120 29");
});
