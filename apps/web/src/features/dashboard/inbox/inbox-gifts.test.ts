import type { ContributionView, ParentWallEntryView, SentThankYouView } from "@giftling/domain";
import { describe, expect, test } from "vitest";
import { THANK_YOU_FIXTURE } from "../../../testing/thank-you.ts";
import {
  countPendingGifts,
  getNextInboxGiftAction,
  groupInboxGiftsByGiver,
  hasInboxGift,
  type KidInboxLists,
  listInboxGifts,
} from "./inbox-gifts.ts";

const empty: KidInboxLists = {
  kidId: "emma",
  thankYous: [],
  contributions: [],
  wall: [],
  offListIds: new Set(),
};

const thankYou = (fields: Partial<SentThankYouView>): SentThankYouView => ({
  ...THANK_YOU_FIXTURE,
  kidId: "emma",
  contributionType: "wishlist",
  contributionAmount: null,
  giftLabel: "Train tracks",
  ...fields,
});

const contribution = (fields: Partial<ContributionView>): ContributionView => ({
  id: "c1",
  contributorName: "Grandma Rosa",
  isAnonymous: false,
  amount: 50,
  type: "529",
  status: "reported",
  paymentLinkId: null,
  wishlistItemId: null,
  message: null,
  contributedAt: "2026-03-15T10:00:00.000Z",
  withdrawal: null,
  ...fields,
});

const entry = (fields: Partial<ParentWallEntryView>): ParentWallEntryView => ({
  kind: "purchase",
  id: "p1",
  giverName: "Grandma Rosa",
  isAnonymous: false,
  isByParent: false,
  isOnWall: true,
  awaitsApproval: true,
  isThanked: false,
  giftLabel: "Train tracks",
  contributionType: null,
  givenAt: "2026-03-14T10:00:00.000Z",
  ...fields,
});

describe("listInboxGifts", () => {
  test("joins the thank-you, the contribution and the pending name of one gift", () => {
    const [gift, ...others] = listInboxGifts({
      ...empty,
      thankYous: [thankYou({ contributionId: "c1" })],
      contributions: [contribution({})],
      wall: [entry({ kind: "contribution", id: "c1" })],
    });
    expect(others).toEqual([]);
    expect(gift).toMatchObject({ id: "c1", thankYou: { id: "t1" }, contribution: { id: "c1" } });
    expect(gift?.pendingEntry?.id).toBe("c1");
  });

  test("omits the thank-you of a contribution that was just dismissed", () => {
    const lists = {
      ...empty,
      thankYous: [thankYou({ contributionId: "c1" })],
      contributions: [contribution({ status: "dismissed" })],
    };
    expect(listInboxGifts(lists)).toEqual([]);
  });

  test("omits confirmed contributions and approved names", () => {
    const lists = {
      ...empty,
      contributions: [contribution({ status: "confirmed" })],
      wall: [entry({ awaitsApproval: false })],
    };
    expect(listInboxGifts(lists)).toEqual([]);
  });
});

test.each([
  [
    "answer-withdrawal",
    { contributions: [contribution({ status: "confirmed", withdrawal: "requested" })] },
  ],
  ["approve-name", { thankYous: [thankYou({ giftId: "p1" })], wall: [entry({})] }],
  [
    "confirm",
    { thankYous: [thankYou({ contributionId: "c1" })], contributions: [contribution({})] },
  ],
  ["thank", { thankYous: [thankYou({ giftId: "p1" })] }],
  ["thank", { thankYous: [thankYou({ giftId: "p1", status: "failed" })] }],
  [null, { thankYous: [thankYou({ giftId: "p1", status: "queued" })] }],
] as const)("the next step is %s", (step, lists) => {
  const [gift] = listInboxGifts({ ...empty, ...lists });
  expect(gift && getNextInboxGiftAction(gift)).toBe(step);
});

test("finds the gift of a mail's link by its id or the id of its thank-you", () => {
  const [card] = groupInboxGiftsByGiver(
    listInboxGifts({
      ...empty,
      thankYous: [thankYou({ giftId: "p1" })],
    }),
  );
  const found = ["p1", "t1", "other", ""].map((id) => card && hasInboxGift(card, id));
  expect(found).toEqual([true, true, false, false]);
});

describe("groupInboxGiftsByGiver", () => {
  test("puts gifts of one name into one card, over all kids, oldest first", () => {
    const emma = listInboxGifts({ ...empty, contributions: [contribution({})] });
    const noah = listInboxGifts({
      ...empty,
      kidId: "noah",
      thankYous: [thankYou({ giftId: "p2", contributorName: " grandma rosa" })],
    });
    const [card, ...others] = groupInboxGiftsByGiver([...emma, ...noah]);
    expect(others).toEqual([]);
    expect(card?.gifts.map(({ kidId }) => kidId)).toEqual(["noah", "emma"]);
    expect(countPendingGifts(card ? [card] : [])).toEqual({ toThank: 1, toConfirm: 1 });
  });

  test("gives each anonymous gift a card of its own", () => {
    const gifts = listInboxGifts({
      ...empty,
      contributions: [
        contribution({ id: "c1", contributorName: null, isAnonymous: true }),
        contribution({ id: "c2", contributorName: null, isAnonymous: true }),
      ],
    });
    expect(groupInboxGiftsByGiver(gifts).map(({ key }) => key)).toEqual(["c1", "c2"]);
  });

  test("sorts cards whose mail is on its way last", () => {
    const gifts = listInboxGifts({
      ...empty,
      thankYous: [
        thankYou({ id: "t1", giftId: "p1", contributorName: "Ben", status: "queued" }),
        thankYou({ id: "t2", giftId: "p2", contributorName: "Ann" }),
      ],
    });
    expect(groupInboxGiftsByGiver(gifts).map(({ giver }) => giver)).toEqual(["Ann", "Ben"]);
  });
});
