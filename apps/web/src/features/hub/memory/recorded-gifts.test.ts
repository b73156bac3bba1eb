import { afterEach, describe, expect, it } from "vitest";
import {
  deleteRecordedGift,
  findHold,
  parseRecordedGifts,
  saveRecordedGift,
} from "./recorded-gifts.ts";
import { readRecordedGiftsText } from "./recorded-gifts-text.ts";

const HOUR = 3_600_000;
const gift = { itemId: "bike", kidId: "emma", itemName: "Bike", undoToken: "t1", recordedAt: HOUR };
const stored = (now = HOUR) => parseRecordedGifts(readRecordedGiftsText(), now);

afterEach(() => window.localStorage.clear());

describe("gifts recorded in this browser (rule: undo-purchase)", () => {
  it("stores one gift per wish, with the latest token", () => {
    saveRecordedGift(gift);
    saveRecordedGift({ ...gift, undoToken: "t2" });
    saveRecordedGift({ ...gift, itemId: "book" });
    expect(stored().map(({ itemId, undoToken }) => [itemId, undoToken])).toEqual([
      ["bike", "t2"],
      ["book", "t1"],
    ]);
  });

  it("allows undo for 24 hours", () => {
    saveRecordedGift(gift);
    expect(stored(25 * HOUR - 1)).toHaveLength(1);
    expect(stored(25 * HOUR)).toHaveLength(0);
  });

  it("deletes gifts one by one", () => {
    saveRecordedGift(gift);
    saveRecordedGift({ ...gift, itemId: "book" });
    deleteRecordedGift(gift, HOUR);
    expect(stored().map((kept) => kept.itemId)).toEqual(["book"]);
    deleteRecordedGift({ ...gift, itemId: "book" }, HOUR);
    expect(readRecordedGiftsText()).toBeNull();
  });

  it("stores two gifts for two units of one wish, each with its token", () => {
    saveRecordedGift({ ...gift, passToken: "p1" });
    saveRecordedGift({ ...gift, passToken: "p2" });
    expect(stored().map(({ passToken }) => passToken)).toEqual(["p1", "p2"]);
  });

  it("stores a hold until it expires, and replaces it with its purchase", () => {
    const now = Date.now();
    const hold = { ...gift, undoToken: "", recordedAt: now, passToken: "p1" };
    saveRecordedGift({ ...hold, heldUntil: now + HOUR });
    expect(findHold(gift.itemId)).toMatchObject({ passToken: "p1" });
    expect(stored(now + HOUR)).toEqual([]);
    saveRecordedGift({ ...hold, undoToken: "t1" });
    expect(findHold(gift.itemId)).toBeUndefined();
    expect(stored(now)).toHaveLength(1);
  });

  it.each([null, "{broken", "{}", '[1, null, {"itemId": 3}]'])("parses %s as empty", (text) => {
    expect(parseRecordedGifts(text, HOUR)).toEqual([]);
  });
});
