import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createDemoHub } from "../demo/hub.ts";
import type { HubView } from "./schema.ts";
import {
  ANONYMOUS_GIVER_NAME,
  countUniqueSupporters,
  createWallEntries,
  listGiftsOnWall,
} from "./wall.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");

function hub(): HubView {
  const demo = createDemoHub("demo-emma", NOW);
  if (demo === null) throw new Error("The demo has no Emma.");
  return demo;
}

function bought(
  id: string,
  giverName: string | null,
  rest: Partial<HubView["gifts"][number]> = {},
): HubView["gifts"][number] {
  return {
    id,
    giverName,
    isAnonymous: giverName === null,
    isByParent: false,
    giftName: `Gift ${id}`,
    givenAt: "2026-03-10T00:00:00.000Z",
    ...rest,
  };
}

function gave(id: string, contributorName: string | null, type: "529" | "other", at: string) {
  return {
    id,
    contributorName,
    isAnonymous: contributorName === null,
    amount: null,
    type,
    contributedAt: at,
  };
}

describe("createWallEntries", () => {
  it("labels the three kinds and orders them newest first", () => {
    const entries = createWallEntries({
      gifts: [bought("w1", "Rose"), bought("w2", null, { givenAt: "2026-03-12T00:00:00.000Z" })],
      contributions: [
        gave("c1", "Marco", "529", "2026-03-11T00:00:00.000Z"),
        gave("c2", "Priya", "other", "2026-03-13T00:00:00.000Z"),
      ],
    });
    expect(entries.map(({ id, label, displayName }) => [id, label, displayName])).toEqual([
      ["c2", "Contribution", "Priya"],
      ["w2", "Gift", ANONYMOUS_GIVER_NAME],
      ["c1", "529 Investment", "Marco"],
      ["w1", "Gift", "Rose"],
    ]);
    expect(entries.map(({ giftName }) => giftName)).toEqual([null, "Gift w2", null, "Gift w1"]);
  });

  it("omits unpurchased wishes and entries removed from the wall", () => {
    const [first, ...rest] = hub().wishlist.filter((item) => item.isPurchased);
    if (first === undefined) throw new Error("Nobody bought anything in the demo.");
    const open = hub().wishlist.filter((item) => !item.isPurchased);
    const gifts = listGiftsOnWall([{ ...first, isOnWall: false }, ...open, ...rest]);
    expect(gifts.map(({ giftName }) => giftName)).toEqual(rest.map(({ name }) => name));
  });

  it("returns no name of an anonymous giver, even a stored one", () => {
    const [entry] = createWallEntries({
      gifts: [bought("w1", "Rose", { isAnonymous: true })],
      contributions: [],
    });
    expect(entry).toMatchObject({
      name: null,
      displayName: ANONYMOUS_GIVER_NAME,
      isAnonymous: true,
    });
  });

  it("labels a parent's own mark as Parent, and counts no supporter", () => {
    const entries = createWallEntries({
      gifts: [bought("w1", "Parent", { isByParent: true })],
      contributions: [],
    });
    expect(entries).toMatchObject([{ displayName: "Parent", isParent: true, label: "Gift" }]);
    expect(countUniqueSupporters(entries)).toBe(0);
  });

  it("counts a giver named Parent as a supporter", () => {
    const entries = createWallEntries({ gifts: [bought("w1", "Parent")], contributions: [] });
    expect(entries).toMatchObject([{ displayName: "Parent", isParent: false }]);
    expect(countUniqueSupporters(entries)).toBe(1);
  });

  it("orders gifts of the same time deterministically", () => {
    const gifts = [bought("a", "Rose"), bought("b", "Rose"), bought("c", "Rose")];
    const ids = (list: typeof gifts) =>
      createWallEntries({ gifts: list, contributions: [] }).map(({ id }) => id);
    expect(ids(gifts.toReversed())).toEqual(ids(gifts));
  });
});

describe("countUniqueSupporters", () => {
  const named = (name: string | null, isAnonymous = name === null) => ({ name, isAnonymous });

  test.each([
    [[], 0],
    [[named("Rose"), named("rose"), named(" ROSE ")], 1],
    [[named("Rose"), named("Marco")], 2],
    [[named(null), named(null)], 2],
    [[named("Rose", true), named("Rose", true), named("Rose")], 3],
    [[named("", false), named("", false)], 2],
    [[named("Émile"), named("émile")], 1],
    [[{ ...named("Parent"), isParent: true }, named("Rose")], 1],
  ])("counts %j as %i", (entries, expected) => {
    expect(countUniqueSupporters(entries)).toBe(expected);
  });

  it("is independent of the order, and grows by at most one per entry", () => {
    const entry = fc.record({
      name: fc.option(fc.constantFrom("Rose", "rose", "Marco", "Priya", "")),
      isAnonymous: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry), entry, (entries, another) => {
        const count = countUniqueSupporters(entries);
        expect(countUniqueSupporters(entries.toReversed())).toBe(count);
        const more = countUniqueSupporters([...entries, another]);
        expect(more === count || more === count + 1).toBe(true);
      }),
    );
  });
});
