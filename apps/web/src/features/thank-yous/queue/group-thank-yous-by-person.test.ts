import type { ThankYouView } from "@giftling/domain";
import { expect, test } from "vitest";
import {
  canMailThankYouCard,
  createCardRecipientEntry,
  getCardRecipientName,
  groupThankYousByPerson,
} from "./group-thank-yous-by-person.ts";

const thankYou = (id: string, over: Partial<ThankYouView> = {}): ThankYouView => ({
  id,
  kidId: "emma",
  contributionId: null,
  giftId: `gift ${id}`,
  contributorName: "Rosa",
  contributionType: "wishlist",
  contributionAmount: null,
  contributionDate: "2026-03-14T10:00:00.000Z",
  giftLabel: "Train",
  giftMessage: null,
  status: "pending",
  hasEmail: false,
  awaitsConfirmation: false,
  problem: null,
  wallThanks: null,
  ...over,
});

test("makes one card of a person's gifts, with the address that gets it (rule: one-card-a-person)", () => {
  const mine = { personId: "p", hasEmail: true, recipient: "rosa@example.com" };
  const [card, ...others] = groupThankYousByPerson([
    thankYou("1", mine),
    thankYou("2", { ...mine, contributorName: "Rosa M.", giftLabel: "Kite" }),
  ]);
  if (card === undefined) throw new Error("No card");
  expect(others).toEqual([]);
  expect(canMailThankYouCard(card)).toBe(true);
  expect(getCardRecipientName(card)).toBe("Rosa M.");
  expect(createCardRecipientEntry(card, undefined)).toEqual({
    id: "p",
    label: "Rosa M.",
    description: "Train, Kite · rosa@example.com",
  });
});

test("prefers the name that a parent gave", () => {
  const [card] = groupThankYousByPerson([
    thankYou("1", { personId: "p", personName: "Grandma Rosa" }),
  ]);
  expect(card && getCardRecipientName(card)).toBe("Grandma Rosa");
});

test("gives each anonymous gift its own card, also in responses of older releases", () => {
  const anonymous = { contributorName: null, personId: null };
  const cards = groupThankYousByPerson([
    thankYou("1", anonymous),
    thankYou("2", anonymous),
    thankYou("3"),
  ]);
  expect(cards.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(cards.map(getCardRecipientName)).toEqual([null, null, "Rosa"]);
});
