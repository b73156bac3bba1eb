import { runWithLanguage } from "@giftling/messages/language";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_DEPS } from "../../../testing/mails-with-text.ts";
import { createMailLinks } from "../composition/links.ts";
import { createGiftsMailText, SAMPLE_GIFTS } from "./gifts.tsx";
import type { MailComponents } from "./mail-components.tsx";

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
  isToConfirm: false,
  isSurprise: false,
} as const;

const LINKS = { ...createMailLinks(SAMPLE_DEPS.config), inbox: () => "/dashboard" };

const createText = (...gifts: (typeof SAMPLE_GIFTS)["gifts"]) =>
  createGiftsMailText({ ...SAMPLE_GIFTS, gifts }, LINKS);

test("names the giver and the gift of one purchase in the subject", () => {
  const createSubject = () => createText(GIFT).subject;
  expect(createSubject()).toBe("Grandma Rosa got Emma “Watercolor set”");
  expect(runWithLanguage("es", createSubject)).toBe(
    "Grandma Rosa le compró a Emma «Watercolor set»",
  );
});

test("names the giver and the amount of one contribution in the subject", () => {
  const createSubject = () => createText({ ...GIFT, type: "529", amountCents: 2_500 }).subject;
  expect(createSubject()).toBe("Grandma Rosa gave Emma $25");
  expect(runWithLanguage("es", createSubject)).toBe("Grandma Rosa le dio $25 a Emma");
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
  ["a contribution without an amount", { type: "529" }],
] as const)("does not name %s in the subject", (_case, change) => {
  expect(createText({ ...GIFT, ...change }).subject).toBe("A gift for Emma");
});

test.each([
  ["Say thank you", [GIFT]],
  ["Confirm it", [{ ...GIFT, type: "529", amountCents: 2_500, isToConfirm: true }]],
  ["Approve the name", [{ ...GIFT, giverName: "A friend" }]],
  ["See what's waiting", [GIFT, { ...GIFT, id: "2" }]],
] as const)("leads to the inbox with the button “%s”", (label, gifts) => {
  const links: unknown[] = [];
  const Action = ({ href, children }: { href: string; children: unknown }) => {
    links.push([href, children]);
    return null;
  };
  const Words = () => null;
  renderToStaticMarkup(createText(...gifts).body({ Words, Action } as unknown as MailComponents));
  expect(links).toEqual([["/dashboard", label]]);
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
