import { useSyncExternalStore } from "react";
import { readStorage, subscribeToStorage } from "../../../components/memory/browser-storage.ts";

export const RECORDED_GIFTS_KEY = "giftling:recorded-gifts";

/** Returns the gifts stored in the browser as JSON, or null if none are stored. */
export function readRecordedGiftsJson(): string | null {
  return readStorage("localStorage", RECORDED_GIFTS_KEY);
}

/** Returns the gifts stored in the browser as JSON, and null on the server. Rerenders after each change. */
export const useRecordedGiftsJson = (): string | null =>
  useSyncExternalStore(subscribeToStorage, readRecordedGiftsJson, () => null);

/**
 * Returns whether the stored gifts contain an active hold on a wish. Does not validate the JSON `text`, because the
 * validating parser is loaded later.
 */
export function hasActiveHold(text: string | null, itemId: string): boolean {
  // Most wishes have no hold, so the text is parsed only if it contains the wish's ID.
  if (!text?.includes(itemId)) return false;
  try {
    const gifts: { itemId: string; heldUntil?: number }[] = JSON.parse(text);
    return gifts.some((gift) => gift.itemId === itemId && Number(gift.heldUntil) > Date.now());
  } catch {
    return false;
  }
}
