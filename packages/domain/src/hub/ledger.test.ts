import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dollarsToCents } from "../money/rules.ts";
import {
  getLedgerPlace,
  getLedgerPlaceSum,
  sumConfirmedContributionsByType,
  sumLedgerEntries,
} from "./ledger.ts";

const things = {
  paymentLinks: [
    { id: "venmo", type: "venmo", priorityOrder: null },
    { id: "plan-b", type: "529", priorityOrder: null },
    { id: "plan-a", type: "529", priorityOrder: 2 },
    { id: "esa", type: "esa", priorityOrder: 1 },
  ],
  wishlist: [
    { id: "camp", isActivity: true },
    { id: "train", isActivity: false },
  ],
} as const;

const linkIds = [...things.paymentLinks.map(({ id }) => id), "deleted", null];
const ledger = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
    type: fc.constantFrom("529" as const, "other" as const),
    status: fc.constantFrom("reported" as const, "confirmed" as const, "dismissed" as const),
    paymentLinkId: fc.constantFrom(...linkIds),
    wishlistItemId: fc.constantFrom("camp", "train", "deleted", null),
  }),
  { maxLength: 40 },
);

const places = [
  ...things.paymentLinks.map(({ id }) => ({ kind: "link" as const, id })),
  { kind: "activity" as const, id: "camp" },
  { kind: "other" as const },
];

it("sums exactly to the cent, and omits dismissed contributions", () => {
  const entries = [
    { amount: 25.1, status: "confirmed" },
    { amount: 0.2, status: "reported" },
    { amount: 99, status: "dismissed" },
  ] as const;
  expect(sumLedgerEntries(entries)).toEqual({ total: 25.3, unconfirmed: 0.2 });
});

describe("getLedgerPlaceSum (rule: one-ledger)", () => {
  it("sums links, activities and other ways exactly to the total", () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const sums = places.map((place) => getLedgerPlaceSum(place, entries, things));
        const cents = (part: "total" | "unconfirmed") =>
          sums.reduce((sum, one) => sum + dollarsToCents(one[part]), 0);
        const whole = sumLedgerEntries(entries);
        expect(cents("total")).toBe(dollarsToCents(whole.total));
        expect(cents("unconfirmed")).toBe(dollarsToCents(whole.unconfirmed));
        const told = sumConfirmedContributionsByType(entries);
        expect(dollarsToCents(told["529"]) + dollarsToCents(told.other)).toBe(
          dollarsToCents(whole.total) - dollarsToCents(whole.unconfirmed),
        );
      }),
    );
  });

  it("returns the public sum and its unconfirmed part for a single 529 link", () => {
    const plan = { ...things, paymentLinks: [things.paymentLinks[1]], wishlist: [] };
    fc.assert(
      fc.property(ledger, (entries) => {
        const named = entries.filter(({ type }) => type === "529");
        const { total, unconfirmed } = getLedgerPlaceSum(
          { kind: "link", id: "plan-b" },
          named,
          plan,
        );
        expect(dollarsToCents(total) - dollarsToCents(unconfirmed)).toBe(
          dollarsToCents(sumConfirmedContributionsByType(entries)["529"]),
        );
      }),
    );
  });

  test.each([
    ["its link", { paymentLinkId: "venmo", wishlistItemId: "camp" }, { kind: "link", id: "venmo" }],
    ["its activity", { wishlistItemId: "camp" }, { kind: "activity", id: "camp" }],
    ["the 529 of the lowest slot", { type: "529" }, { kind: "link", id: "plan-a" }],
    [
      "the 529 when its link is gone",
      { type: "529", paymentLinkId: "deleted" },
      { kind: "link", id: "plan-a" },
    ],
    ["other, when its link is gone", { paymentLinkId: "deleted" }, { kind: "other" }],
    ["other, for a plain wish", { wishlistItemId: "train" }, { kind: "other" }],
    ["other", {}, { kind: "other" }],
  ] as const)("assigns an entry to %s", (_name, entry, place) => {
    const whole = { type: "other", paymentLinkId: null, wishlistItemId: null, ...entry } as const;
    expect(getLedgerPlace(whole, things)).toEqual(place);
  });
});
