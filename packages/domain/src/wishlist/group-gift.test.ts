import { describe, expect, it, test } from "vitest";
import {
  getReportedFunding,
  isGroupGift,
  listChipInAmounts,
  listChipInLinks,
} from "./group-gift.ts";

const BIKE = { isActivity: true, url: "https://target.com/bike", fundingGoal: 120 };

describe("isGroupGift (rule: group-gifts)", () => {
  test.each([
    [{}, true],
    [{ url: null }, false],
    [{ fundingGoal: null }, false],
    [{ fundingGoal: 0 }, false],
    [{ isActivity: false }, false],
  ])("returns for %j: %s", (over, expected) => {
    expect(isGroupGift({ ...BIKE, ...over })).toBe(expected);
  });

  it("waysToChipIn returns links other than plans and registries", () => {
    const links = (["529", "esa", "venmo", "paypal", "other", "activity", "registry"] as const).map(
      (type) => ({ type }),
    );
    expect(listChipInLinks(links).map(({ type }) => type)).toEqual(["venmo", "paypal", "other"]);
  });
});

describe("getReportedFunding", () => {
  const funding = (received: number, reported: number | undefined, goal: number | null = 120) =>
    getReportedFunding({ fundingGoal: goal, fundingReceived: received, fundingReported: reported });

  it("returns reported and confirmed amounts", () => {
    expect(funding(40, 25)).toEqual({
      percent: 21,
      received: 40,
      total: 65,
      goal: 120,
    });
    expect(funding(0, 12.5)).toMatchObject({ received: 0, total: 12.5 });
    expect(funding(0.1, 0.2)?.total).toBe(0.3);
  });

  it("is capped at the goal", () => {
    expect(funding(100, 500)?.percent).toBe(17);
    expect(funding(130, 25)?.percent).toBe(0);
  });

  it("is null without a reported amount or a goal", () => {
    expect(funding(40, 0)).toBeNull();
    expect(funding(40, undefined)).toBeNull();
    expect(funding(40, 25, null)).toBeNull();
    expect(funding(40, 25, 0)).toBeNull();
  });
});

describe("listChipInAmounts (rule: group-gifts)", () => {
  test.each([
    [120, 0, 0, [10, 25, 50]],
    [120, 70, 0, [10, 25, 50]],
    [120, 70, 25, [10, 25]],
    [120, 40, 70, [10]],
    [120, 40, 72.5, [7.5]],
    [120, 119, 0.5, [10]],
    [120, 0, 120, [10]],
    [120, 120, 0, [10]],
    [120, 90, 90, [10]],
    [null, 0, 90, [10, 25, 50]],
    [0, 0, 0, [10, 25, 50]],
  ])(
    "suggests for a goal of %j, %j confirmed and %j reported: %j",
    (goal, received, reported, amounts) => {
      expect(
        listChipInAmounts({
          fundingGoal: goal,
          fundingReceived: received,
          fundingReported: reported,
        }),
      ).toEqual(amounts);
    },
  );

  it("suggests all amounts without an activity", () => {
    expect(listChipInAmounts(null)).toEqual([10, 25, 50]);
  });
});
