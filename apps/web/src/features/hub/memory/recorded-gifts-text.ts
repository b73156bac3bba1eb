import { readStorage } from "../../../components/memory/browser-storage.ts";

export const RECORDED_GIFTS_KEY = "giftling:recorded-gifts";

/** Returns this browser's recorded gifts as JSON, or null if there are none. */
export function readRecordedGiftsText(): string | null {
  return readStorage("localStorage", RECORDED_GIFTS_KEY);
}
