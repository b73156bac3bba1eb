import { expect, it } from "vitest";
import { hasDayWithRevertibleGifts, listDaysWithRevertibleGifts } from "./gift-days.ts";
import type { RecentGift } from "./recent-gifts.ts";

const gift = (patch: Partial<RecentGift>): RecentGift => ({
  id: "g1",
  kind: "gift",
  isOffList: false,
  giver: "Grandma Rosa",
  isNamed: true,
  what: "Wooden train",
  status: null,
  isAskedBack: false,
  receivedAt: null,
  givenAt: "2026-03-14T23:59:59.999Z",
  message: null,
  ...patch,
});
const money = (patch: Partial<RecentGift>) =>
  gift({ kind: "money", what: "$25", status: "reported", ...patch });

it("counts the revertible gifts of each UTC day, newest first", () => {
  const gifts = [
    gift({ givenAt: "2026-03-15T00:00:00.000Z" }),
    gift({}),
    money({}),
    money({ status: "confirmed" }),
    money({ status: "dismissed" }),
    money({ status: "confirmed", givenAt: "2026-03-10T10:00:00.000Z" }),
  ];
  expect(listDaysWithRevertibleGifts(gifts)).toEqual([
    { day: "2026-03-15", gifts: 1, reported: 0 },
    { day: "2026-03-14", gifts: 1, reported: 1 },
  ]);
});

it("detects a day with five revertible gifts", () => {
  const four = Array.from({ length: 4 }, () => gift({}));
  expect(
    hasDayWithRevertibleGifts(
      listDaysWithRevertibleGifts([...four, gift({ givenAt: "2026-03-13T10:00:00.000Z" })]),
    ),
  ).toBe(false);
  expect(hasDayWithRevertibleGifts(listDaysWithRevertibleGifts([...four, money({})]))).toBe(true);
});
