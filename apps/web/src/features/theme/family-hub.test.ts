import {
  type ContributionView,
  createWallEntries,
  DEFAULT_HUB_THEME,
  getUnitPurchaseFields,
  hubOutput,
  type KidView,
  type ParentWallEntryView,
  type Theme,
  type WishlistItemView,
} from "@giftling/domain";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { WISH_FIXTURE } from "../../testing/wishlist-item.ts";
import { createFamilyHub } from "./family-hub.ts";

const createdAt = "2026-03-01T12:00:00.000Z";
const kid: KidView = { ...KID_FIXTURE, birthdayMonth: 3, birthdayDay: 14, schoolType: "Public" };
const theme: Theme = { ...DEFAULT_HUB_THEME, accent: "#123456" };
const nothing = {
  links: undefined,
  wishlist: undefined,
  updates: undefined,
  contributions: undefined,
  wall: undefined,
};

const bought = (id: string, giverName: string): WishlistItemView => {
  const { holds: _holds, isOffList: _off, pictureFetch: _fetch, ...train } = WISH_FIXTURE;
  const known = { isAnonymous: false, isByParent: false, receivedAt: null };
  return {
    ...train,
    id,
    ...getUnitPurchaseFields({ id, giverName, givenAt: createdAt, ...known }),
  };
};
const given = (id: string, facts: Partial<ContributionView>): ContributionView => ({
  id,
  contributorName: "Aunt May",
  isAnonymous: false,
  amount: 25,
  type: "529",
  status: "confirmed",
  paymentLinkId: null,
  wishlistItemId: null,
  withdrawal: null,
  message: null,
  contributedAt: createdAt,
  ...facts,
});
const hung = (kind: ParentWallEntryView["kind"], id: string, isOnWall: boolean) => ({
  kind,
  id,
  giverName: "Aunt May",
  isAnonymous: false,
  isByParent: false,
  awaitsApproval: false,
  isThanked: false,
  isOnWall,
  giftLabel: null,
  contributionType: null,
  givenAt: createdAt,
});

test("shows the child in the previewed theme without data", () => {
  const hub = createFamilyHub(kid, "rivera", theme, nothing);
  expect(hubOutput.parse(hub)).toEqual(hub);
  expect(hub).toMatchObject({ kid: { firstName: "Emma" }, theme, updates: [], contributions: [] });
});

test("contains the updates and the wall visible to relatives", () => {
  const update = {
    id: "u1",
    title: "She rides",
    content: "Two meters, then six.",
    imageUrl: null,
    imageWidth: null,
    imageHeight: null,
    createdAt,
  };
  const hub = createFamilyHub(kid, "rivera", theme, {
    ...nothing,
    updates: [update],
    wishlist: [bought("i1", "Grandpa"), bought("i2", "Somebody loud")],
    contributions: [
      given("c1", {}),
      given("c2", { status: "reported", contributorName: "Noah", type: "other" }),
      given("c3", { status: "dismissed", contributorName: "Nobody" }),
      given("c4", { contributorName: "Shy", amount: 5 }),
    ],
    wall: [
      hung("purchase", "i1", true),
      hung("purchase", "i2", false),
      { ...hung("contribution", "c1", true), isThanked: true },
      hung("contribution", "c4", false),
    ],
  });
  expect(hubOutput.parse(hub)).toEqual(hub);
  expect(hub.updates).toEqual([update]);
  expect(
    createWallEntries(hub)
      .map((entry) => entry.displayName)
      .sort(),
  ).toEqual(["Aunt May", "Grandpa", "Noah"]);
  expect(
    createWallEntries(hub)
      .filter((entry) => entry.isThanked)
      .map(({ id }) => id),
  ).toEqual(["c1"]);
  expect(hub.contributedByType).toEqual({ "529": 30, other: 0 });
});
