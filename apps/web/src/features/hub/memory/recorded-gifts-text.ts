import { readStorage } from "../../../components/memory/browser-storage.ts";

export const RECORDED_GIFTS_KEY = "giftling:recorded-gifts";

/** Returns the gifts stored in the browser as JSON, or null if none are stored. */
export function readRecordedGiftsText(): string | null {
  return readStorage("localStorage", RECORDED_GIFTS_KEY);
}
