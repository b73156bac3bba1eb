import { readStorage } from "../../../components/memory/browser-storage.ts";

export const RECORDED_GIFTS_KEY = "giftling:recorded-gifts";

/** Returns the stored text of this browser's gifts. The text changes whenever the gifts change. */
export function readRecordedGiftsText(): string | null {
  return readStorage("localStorage", RECORDED_GIFTS_KEY);
}
