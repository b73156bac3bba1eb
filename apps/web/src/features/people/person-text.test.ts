import type { PersonGiftView, PersonView } from "@giftling/domain";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { filterPeople, listFollowedKidNames, summarizeGifts } from "./person-text.ts";

const gift = (id: string, over: Partial<PersonGiftView> = {}): PersonGiftView => ({
  id,
  giftId: `gift ${id}`,
  kidId: "emma",
  giverName: "Rosa",
  contributionType: "wishlist",
  amount: null,
  giftLabel: "Train",
  givenAt: "2026-03-14T10:00:00.000Z",
  status: "sent",
  partId: id,
  ...over,
});

const person = (id: string, over: Partial<PersonView> = {}): PersonView => ({
  id,
  name: "Rosa",
  otherNames: [],
  note: null,
  addresses: [],
  follows: [],
  gifts: [],
  partIds: [],
  suggestedIds: [],
  since: "2026-03-14T10:00:00.000Z",
  version: "",
  ...over,
});

const EMMA = { kidId: "emma", wantsUpdates: true, remindsBirthday: false, wantsDigest: false };

const PEOPLE = [
  person("a", { name: "Abuela Zoë", gifts: [gift("1", { status: "pending" })] }),
  person("b", { otherNames: ["Rosa M."], note: "Likes letters", follows: [EMMA] }),
  person("c", {
    addresses: [{ id: "x", email: "ben@example.com", state: "confirmed", isAdded: false }],
    gifts: [gift("2", { amount: 25, contributionType: "529", giftLabel: null })],
  }),
];

test.each([
  ["all", "", ["a", "b", "c"]],
  ["all", "ZOE train", ["a"]],
  ["all", "rosa m.", ["b"]],
  ["all", "letters", ["b"]],
  ["all", "ben@", ["c"]],
  ["all", "$25", ["c"]],
  ["thank", "", ["a"]],
  ["follow", "", ["b"]],
  ["follow", "zoe", []],
] as const)("filters %s by “%s” (rule: people-page)", (filter, typed, ids) => {
  expect(filterPeople(PEOPLE, filter, typed).map(({ id }) => id)).toEqual(ids);
});

test("names two gifts and counts the others", () => {
  const gifts = [gift("1"), gift("2", { amount: 50 }), gift("3"), gift("4")];
  expect(summarizeGifts(gifts)).toBe("Train, $50 and 2 more");
  expect(summarizeGifts(gifts.slice(0, 2))).toBe("Train and $50");
});

test("names the followed kids in the family's order", () => {
  const kids = ["noah", "emma"].map((id) => ({ ...KID_FIXTURE, id, firstName: id }));
  const follows = [EMMA, { ...EMMA, kidId: "noah" }];
  expect(listFollowedKidNames(person("a", { follows }), kids)).toEqual(["noah", "emma"]);
});
