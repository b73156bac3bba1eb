import { describe, expect, it, test } from "vitest";
import { isGroupGift, reportedFunding, waysToChipIn } from "./group-gift.ts";

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
    expect(waysToChipIn(links).map(({ type }) => type)).toEqual(["venmo", "paypal", "other"]);
  });
});

describe("reportedFunding", () => {
  const funding = (received: number, reported: number | undefined, goal: number | null = 120) =>
    reportedFunding({ fundingGoal: goal, fundingReceived: received, fundingReported: reported });

  it("returns reported and confirmed amounts", () => {
    expect(funding(40, 25)).toEqual({
      percent: 21,
      received: 40,
      reported: 25,
      goal: 120,
    });
    expect(funding(0, 12.5)).toMatchObject({ received: 0, reported: 12.5 });
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
