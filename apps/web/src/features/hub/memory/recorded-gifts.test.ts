import { afterEach, describe, expect, it } from "vitest";
import {
  canUndoGiftOnHub,
  deleteRecordedGift,
  findOwnHoldOrPurchase,
  parseRecordedGifts,
  type RecordedGift,
  saveRecordedGift,
} from "./recorded-gifts.ts";
import { readRecordedGiftsJson } from "./recorded-gifts-text.ts";

const HOUR = 3_600_000;
const now = Date.now();
const gift: RecordedGift = {
  itemId: "bike",
  kidId: "emma",
  itemName: "Bike",
  undoToken: "t1",
  recordedAt: now,
};
const stored = (at = now) => parseRecordedGifts(readRecordedGiftsJson(), at);

afterEach(() => window.localStorage.clear());

describe("gifts recorded in this browser (rule: own-gifts)", () => {
  it("stores one gift per wish, with the latest token", () => {
    saveRecordedGift(gift);
    saveRecordedGift({ ...gift, undoToken: "t2" });
    saveRecordedGift({ ...gift, itemId: "book" });
    expect(stored().map(({ itemId, undoToken }) => [itemId, undoToken])).toEqual([
      ["bike", "t2"],
      ["book", "t1"],
    ]);
  });

  it("stores a gift with a private page for more than 24 hours", () => {
    const paged = { ...gift, passToken: "p1" };
    saveRecordedGift(paged);
    expect(stored(now + 25 * HOUR)).toHaveLength(1);
    expect(canUndoGiftOnHub(paged, now + 24 * HOUR - 1)).toBe(true);
    expect(canUndoGiftOnHub(paged, now + 24 * HOUR)).toBe(false);
    expect(canUndoGiftOnHub({ ...paged, isSettled: true }, now)).toBe(false);
  });

  it.each([undefined, "demo.purchase.bike"])(
    "stores a gift without a page, and one of the demo, for 24 hours (token %s)",
    (passToken) => {
      saveRecordedGift({ ...gift, ...(passToken && { passToken }) });
      expect(stored(now + 24 * HOUR - 1)).toHaveLength(1);
      expect(stored(now + 24 * HOUR)).toHaveLength(0);
    },
  );

  it("stores the newest hundred gifts", () => {
    for (let count = 0; count < 102; count += 1) {
      saveRecordedGift({ ...gift, passToken: `p${count}` });
    }
    expect(stored()).toHaveLength(100);
    expect(stored()[0]?.passToken).toBe("p2");
  });

  it("deletes gifts one by one", () => {
    saveRecordedGift(gift);
    saveRecordedGift({ ...gift, itemId: "book" });
    deleteRecordedGift("bike");
    expect(stored().map((kept) => kept.itemId)).toEqual(["book"]);
    deleteRecordedGift("book");
    expect(readRecordedGiftsJson()).toBeNull();
  });

  it("stores two gifts for two units of one wish, each with its token", () => {
    saveRecordedGift({ ...gift, passToken: "p1" });
    saveRecordedGift({ ...gift, passToken: "p2" });
    expect(stored().map(({ passToken }) => passToken)).toEqual(["p1", "p2"]);
  });

  it("stores a hold until it expires, and replaces it with its purchase", () => {
    const hold = { ...gift, undoToken: "", recordedAt: now, passToken: "p1" };
    saveRecordedGift({ ...hold, heldUntil: now + HOUR });
    expect(findOwnHoldOrPurchase(gift.itemId)).toMatchObject({ passToken: "p1" });
    expect(stored(now + HOUR)).toEqual([]);
    saveRecordedGift({ ...hold, undoToken: "t1" });
    expect(findOwnHoldOrPurchase(gift.itemId)).toBeUndefined();
    expect(stored(now)).toHaveLength(1);
  });

  it("finds the newest hold, or the newest hold or purchase of a wish with one unit", () => {
    saveRecordedGift({ ...gift, passToken: "p1" });
    expect(findOwnHoldOrPurchase(gift.itemId, 2)).toBeUndefined();
    expect(findOwnHoldOrPurchase(gift.itemId, 1)).toMatchObject({ passToken: "p1" });
    saveRecordedGift({ ...gift, passToken: "p2", heldUntil: Date.now() + HOUR });
    expect(findOwnHoldOrPurchase(gift.itemId)).toMatchObject({ passToken: "p2" });
    expect(findOwnHoldOrPurchase(gift.itemId, 1)).toMatchObject({ passToken: "p2" });
  });

  it.each([null, "{broken", "{}", '[1, null, {"itemId": 3}]'])("parses %s as empty", (text) => {
    expect(parseRecordedGifts(text, now)).toEqual([]);
  });
});
