import { runWithLanguage } from "@giftling/messages/language";
import { expect, test } from "vitest";
import { createGiftsMailText, SAMPLE_GIFTS } from "./gifts.tsx";

const GIFT = {
  id: "1",
  kidId: "k1",
  childFirstName: "Emma",
  giverName: "Grandma Rosa",
  type: "wishlist",
  amountCents: null,
  currency: "USD",
  giftLabel: "Watercolor set",
  isOffList: false,
  isSurprise: false,
} as const;

const createText = (...gifts: (typeof SAMPLE_GIFTS)["gifts"]) =>
  createGiftsMailText({ ...SAMPLE_GIFTS, gifts, inboxUrl: "/dashboard" });

test("names the giver and the gift of one purchase in the subject", () => {
  const createSubject = () => createText(GIFT).subject;
  expect(createSubject()).toBe("Grandma Rosa got Emma “Watercolor set”");
  expect(runWithLanguage("es", createSubject)).toBe(
    "Grandma Rosa le compró a Emma «Watercolor set»",
  );
});

test("does not name a surprise in subject and preview", () => {
  expect(createText({ ...GIFT, isSurprise: true })).toMatchObject({
    subject: "A gift for Emma",
    preview: "Grandma Rosa bought a gift for Emma.",
  });
});

test.each([
  ["no name", { giverName: null }],
  ["a name that is pending approval", { giverName: "A friend" }],
  ["a name that looks like a link", { giverName: "evil.example" }],
  ["a gift without a name", { giftLabel: null }],
  ["a gift whose name looks like a link", { giftLabel: "evil.example" }],
  ["a contribution", { type: "529", amountCents: 2_500 }],
] as const)("does not name %s in the subject", (_case, change) => {
  expect(createText({ ...GIFT, ...change }).subject).toBe("A gift for Emma");
});

test("states the number of several gifts in the subject", () => {
  expect(createText(GIFT, { ...GIFT, id: "2" }).subject).toBe("2 gifts for Emma");
});

test("formats a contribution in the family's currency and the reader's language", () => {
  const gift = { ...GIFT, type: "contribution", amountCents: 2_950, currency: "EUR" } as const;
  const read = () => createText(gift).preview;
  expect(read()).toContain("€29.50");
  expect(runWithLanguage("es", read)).toContain("29,50\u00a0€");
});
