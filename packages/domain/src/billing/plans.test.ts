import { describe, expect, it, test } from "vitest";
import { formatDollars } from "../money/format-dollars.ts";
import { KID_LIMIT_MESSAGE, LINK_LIMIT_MESSAGE } from "./plan-limits.ts";
import {
  canAddKid,
  canAddLink,
  canBuyPrice,
  FREE_KID_LIMIT,
  FREE_LINK_LIMIT,
  isPriceId,
  listAvailablePrices,
  PLANS,
  PRICE_IDS,
  PRICES,
} from "./plans.ts";
import type { SubscriptionStatus } from "./premium.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");
const PAST = new Date("2026-03-14T11:59:59.999Z");
const FUTURE = new Date("2026-03-14T12:00:00.001Z");

describe("price catalog", () => {
  it("contains the three prices in cents (rule: price-catalog)", () => {
    expect(PRICE_IDS.map((id) => [id, PRICES[id].cents, PRICES[id].interval])).toEqual([
      ["premium-monthly", 1_200, "month"],
      ["offer-monthly", 500, "month"],
      ["offer-yearly", 5_000, "year"],
    ]);
  });

  it("displays the charged price", () => {
    for (const id of PRICE_IDS) {
      expect(PRICES[id].id).toBe(id);
      expect(PRICES[id].text).toContain(formatDollars(PRICES[id].cents / 100));
    }
    const [free, premium] = PLANS;
    expect(free.priceText).toBe("$0");
    expect(premium.priceText).toBe(formatDollars(PRICES["premium-monthly"].cents / 100));
  });

  it("states the correct saving of the yearly offer", () => {
    const yearly = PRICES["offer-yearly"];
    expect(PRICES["offer-monthly"].cents * 12 - yearly.cents).toBe(yearly.savesCents);
    expect(yearly.text).toContain(`save ${formatDollars(yearly.savesCents / 100)}`);
  });

  test.each(["", "premium", "price_123", "toString", "PREMIUM-MONTHLY"])(
    "rejects the unknown price id %j",
    (id) => {
      expect(isPriceId(id)).toBe(false);
      expect(canBuyPrice({ subscriptionStatus: null, trialEndsAt: PAST }, id, NOW)).toBe(false);
    },
  );
});

describe("canBuyPrice and listAvailablePrices", () => {
  const LIST = ["premium-monthly"];
  const OFFER = ["offer-monthly", "offer-yearly"];
  const rows: [SubscriptionStatus | null, Date | null, string[], string[]][] = [
    // Columns: subscription status, end of the trial, prices for sale, prices shown.
    [null, null, LIST, LIST],
    [null, FUTURE, LIST, LIST],
    [null, PAST, [...LIST, ...OFFER], OFFER],
    [null, NOW, [...LIST, ...OFFER], OFFER],
    ["trialing", FUTURE, LIST, LIST],
    ["trialing", PAST, [...LIST, ...OFFER], OFFER],
    ["canceled", null, LIST, LIST],
    ["canceled", PAST, [...LIST, ...OFFER], OFFER],
    ["active", null, [], []],
    ["active", PAST, [], []],
    ["past_due", null, [], []],
    ["past_due", PAST, [], []],
  ];
  test.each(rows)(
    "returns available and displayed prices: %s, trial ends %s",
    (subscriptionStatus, trialEndsAt, mayBuy, shown) => {
      const facts = { subscriptionStatus, trialEndsAt };
      expect(PRICE_IDS.filter((id) => canBuyPrice(facts, id, NOW))).toEqual(mayBuy);
      expect(listAvailablePrices(facts, NOW).map((price) => price.id)).toEqual(shown);
    },
  );
});

describe("plan limits", () => {
  it("allows 4 links and 4 children on Free, and any number on Premium", () => {
    expect([FREE_LINK_LIMIT, FREE_KID_LIMIT]).toEqual([4, 4]);
    expect([canAddLink(1_000, true), canAddKid(1_000, true)]).toEqual([true, true]);
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
    [5, false],
    [40, false],
  ])("with %i links, allows another on Free: %s", (used, expected) => {
    expect(canAddLink(used, false)).toBe(expected);
    expect(canAddKid(used, false)).toBe(expected);
    expect(canAddLink(used, true)).toBe(true);
    expect(canAddKid(used, true)).toBe(true);
  });

  it("states the limit and the remedy in the message", () => {
    expect(LINK_LIMIT_MESSAGE).toContain(`${FREE_LINK_LIMIT} links`);
    expect(KID_LIMIT_MESSAGE).toContain(`${FREE_KID_LIMIT} places`);
    expect(LINK_LIMIT_MESSAGE).toContain("upgrade to Premium");
    expect(KID_LIMIT_MESSAGE).toContain("Upgrade to Premium");
  });
});
