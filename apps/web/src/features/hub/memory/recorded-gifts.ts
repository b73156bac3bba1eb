import { PURCHASE_UNDO_HOURS } from "@giftling/domain";
import { remember } from "../../../components/memory/visit-memory.ts";
import { RECORDED_GIFTS, recordedGiftsText } from "./recorded-gifts-text.ts";

/** A purchase that was recorded in this browser and can still be undone here (rule: undo-purchase). */
export type RecordedGift = {
  itemId: string;
  kidId: string;
  itemName: string;
  undoToken: string;
  /** Milliseconds since 1970, by this browser's clock. */
  recordedAt: number;
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

/** The stored text as gifts; what can't be read, and what is too old to undo at `now`, is left out. */
export function readRecordedGifts(text: string | null, now: number): RecordedGift[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(isRecordedGift).filter((gift) => now - gift.recordedAt < UNDO_MS);
  } catch {
    return [];
  }
}

function write(gifts: RecordedGift[]): void {
  remember("localStorage", RECORDED_GIFTS, gifts.length === 0 ? null : JSON.stringify(gifts));
}

/** Keeps the undo token of a purchase in this browser. */
export function keepRecordedGift(gift: RecordedGift): void {
  const others = readRecordedGifts(recordedGiftsText(), gift.recordedAt);
  write([...others.filter((other) => other.itemId !== gift.itemId), gift]);
}

/** Forgets a purchase that was undone, or can no longer be. */
export function forgetRecordedGift(itemId: string, now: number): void {
  write(readRecordedGifts(recordedGiftsText(), now).filter((gift) => gift.itemId !== itemId));
}
