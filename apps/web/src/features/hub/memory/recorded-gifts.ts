import { PURCHASE_UNDO_HOURS } from "@giftling/domain";
import { writeStorage } from "../../../components/memory/browser-storage.ts";
import { RECORDED_GIFTS_KEY, readRecordedGiftsText } from "./recorded-gifts-text.ts";

/** Purchase that this browser can still undo, or active hold of this browser (rule: undo-purchase). */
export type RecordedGift = {
  itemId: string;
  kidId: string;
  itemName: string;
  /** Token that undoes the purchase. Empty for a hold. */
  undoToken: string;
  /** Time of the recording in milliseconds since 1970, by this browser's clock. */
  recordedAt: number;
  /** Gift access token of the gift's private page. Missing in entries of older versions (rule: gift-pass). */
  passToken?: string;
  /** End of the hold in milliseconds since 1970. Missing for a purchase. */
  heldUntil?: number;
};

const UNDO_MS = PURCHASE_UNDO_HOURS * 3_600_000;

function isRecordedGift(value: unknown): value is RecordedGift {
  if (typeof value !== "object" || value === null) return false;
  const gift: Partial<Record<keyof RecordedGift, unknown>> = value;
  return (
    typeof gift.itemId === "string" &&
    typeof gift.kidId === "string" &&
    typeof gift.itemName === "string" &&
    typeof gift.undoToken === "string" &&
    typeof gift.recordedAt === "number"
  );
}

const isOpen = ({ recordedAt, heldUntil }: RecordedGift, now: number): boolean =>
  heldUntil === undefined ? now - recordedAt < UNDO_MS : now < heldUntil;

/** Returns the key of a stored gift: its gift access token, or else the wish's id. */
const keyOf = ({ passToken, itemId }: RecordedGift): string => passToken ?? itemId;

/**
 * Parses the stored gifts. Omits invalid entries, expired holds, and purchases that can no longer be undone at `now`.
 */
export function parseRecordedGifts(text: string | null, now: number): RecordedGift[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(isRecordedGift).filter((gift) => isOpen(gift, now));
  } catch {
    return [];
  }
}

function write(gifts: RecordedGift[]): void {
  writeStorage(
    "localStorage",
    RECORDED_GIFTS_KEY,
    gifts.length === 0 ? null : JSON.stringify(gifts),
  );
}

/** Stores a purchase or a hold in this browser. Replaces an entry with the same key. */
export function saveRecordedGift(gift: RecordedGift): void {
  const others = parseRecordedGifts(readRecordedGiftsText(), gift.recordedAt);
  write([...others.filter((other) => keyOf(other) !== keyOf(gift)), gift]);
}

/** Deletes a stored gift that was undone or can no longer be undone. */
export function deleteRecordedGift(gift: RecordedGift, now: number): void {
  const all = parseRecordedGifts(readRecordedGiftsText(), now);
  write(all.filter((other) => keyOf(other) !== keyOf(gift)));
}

/** Returns this browser's active hold on a wish. */
export const findHold = (itemId: string): RecordedGift | undefined =>
  parseRecordedGifts(readRecordedGiftsText(), Date.now()).find(
    (gift) => gift.itemId === itemId && gift.heldUntil !== undefined,
  );
