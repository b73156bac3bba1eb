import { describe, expect, test } from "vitest";
import { findPerson, groupPeople, type PersonContactFacts, type PersonGiftFacts } from "./group.ts";

const gift = (id: string, over: Partial<PersonGiftFacts> = {}): PersonGiftFacts => ({
  id,
  giftId: `gift of ${id}`,
  kidId: "emma",
  giverName: "Grandma Rosa",
  contributionType: "wishlist",
  amount: null,
  giftLabel: "Train",
  givenAt: "2026-03-14T10:00:00.000Z",
  status: "pending",
  contactId: null,
  personId: id,
  storedPersonId: null,
  ...over,
});

const contact = (id: string, over: Partial<PersonContactFacts> = {}): PersonContactFacts => ({
  id,
  email: `${id}@example.com`,
  personId: null,
  isConfirmed: true,
  isMailable: true,
  isAdded: false,
  hasEnded: false,
  since: "2026-01-01T10:00:00.000Z",
  subscriptions: [
    {
      kidId: "emma",
      name: "Rosa M.",
      wantsUpdates: true,
      remindsBirthday: false,
      wantsDigest: false,
    },
  ],
  ...over,
});

const ended = { isMailable: false, hasEnded: true };
const waiting = { isMailable: false, isConfirmed: false };

describe("groupPeople (rule: people)", () => {
  test("keeps gifts of one name apart, and suggests that they are one person", () => {
    const people = groupPeople([], [], [gift("a"), gift("b", { giverName: " grandma  ROSA." })]);
    expect(people.map(({ id, suggestedIds }) => [id, suggestedIds])).toEqual([
      ["a", ["b"]],
      ["b", ["a"]],
    ]);
  });

  test("merges the gifts of a confirmed contact with its subscriptions", () => {
    const mine = { contactId: "c", personId: "c" };
    const [rosa, ...others] = groupPeople(
      [],
      [contact("c")],
      [gift("a", mine), gift("b", { ...mine, giverName: "Rosa" })],
    );
    expect(others).toEqual([]);
    expect(rosa).toMatchObject({
      id: "c",
      name: "Grandma Rosa",
      otherNames: ["Rosa", "Rosa M."],
      addresses: [{ email: "c@example.com", state: "confirmed" }],
      follows: [{ kidId: "emma", wantsUpdates: true }],
      gifts: [{ partId: "c" }, { partId: "c" }],
      partIds: [],
    });
  });

  test("only suggests gifts of an address that is not confirmed, without its row", () => {
    const mine = { contactId: "c" };
    const people = groupPeople(
      [],
      [contact("c", waiting)],
      [gift("a", mine), gift("b", { ...mine, giverName: "Ben" })],
    );
    expect(people.map(({ id, suggestedIds }) => [id, suggestedIds])).toEqual([
      ["a", ["b"]],
      ["b", ["a"]],
    ]);
  });

  test("names a stored person and lists its parts", () => {
    const stored = [{ id: "p", name: "Grandma", note: "Tea at four" }];
    const inPerson = { personId: "p", storedPersonId: "p" };
    const people = groupPeople(
      stored,
      [contact("c", { personId: "p" })],
      [gift("a", inPerson), gift("b", { ...inPerson, contactId: "c" })],
    );
    expect(people).toMatchObject([
      { id: "p", name: "Grandma", note: "Tea at four", partIds: ["c", "a"] },
    ]);
    for (const id of ["p", "c", "a", "gift of b"]) expect(findPerson(people, id)?.id).toBe("p");
  });

  test("shows an address that was never confirmed only if a parent added it", () => {
    const stored = [{ id: "p", name: "Grandma", note: null }];
    const mine = { ...waiting, personId: "p" };
    const people = groupPeople(
      stored,
      [contact("c", mine), contact("d", { ...mine, isAdded: true, subscriptions: [] })],
      [gift("a", { personId: "p", storedPersonId: "p" })],
    );
    expect(people[0]?.addresses).toMatchObject([
      { email: null, state: "waiting" },
      { email: "d@example.com", state: "waiting" },
    ]);
    expect(people[0]?.partIds).toEqual(["c", "a"]);
  });

  test("omits the address and subscriptions of a contact who ended the mail", () => {
    const people = groupPeople(
      [],
      [contact("c", ended)],
      [gift("a", { contactId: "c", personId: "c" })],
    );
    expect(people).toMatchObject([{ addresses: [{ email: null, state: "ended" }], follows: [] }]);
    expect(groupPeople([], [contact("c", ended)], [])).toEqual([]);
  });

  test("sorts by the newest gift, or else the sign-up, and omits a person without members", () => {
    const people = groupPeople(
      [{ id: "p", name: "Nobody", note: null }],
      [contact("c", { since: "2026-05-01T10:00:00.000Z" })],
      [gift("b", { givenAt: "2026-06-01T10:00:00.000Z", giverName: "Ben" }), gift("a")],
    );
    expect(people.map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });
});
