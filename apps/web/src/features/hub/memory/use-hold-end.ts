import { useSyncExternalStore } from "react";
import { subscribeToStorage } from "../../../components/memory/browser-storage.ts";
import { type HubItem, useHub } from "../flow/hub-context.ts";
import { readRecordedGiftsText } from "./recorded-gifts-text.ts";

/** Fields of a `RecordedGift` that `useHoldEnd` reads. */
type KeptHold = { itemId: string; heldUntil?: number };

/**
 * Returns the end of this browser's hold on a wish, in milliseconds since 1970. Returns null on the server and without
 * an active hold.
 */
export function useHoldEnd({ id: itemId, held }: Pick<HubItem, "id" | "held">): number | null {
  const { hub } = useHub();
  const text = useSyncExternalStore(subscribeToStorage, readRecordedGiftsText, () => null);
  // Parses the stored text only if the text contains the wish's ID, because most wishes have no hold. If `held` is 0,
  // the family released the hold, unless the hub hides holds as surprises.
  if ((held === 0 && !hub.keepsSurprises) || !text?.includes(itemId)) return null;
  try {
    const kept: KeptHold[] = JSON.parse(text);
    const ends = kept.flatMap((gift) => (gift.itemId === itemId ? (gift.heldUntil ?? 0) : 0));
    const last = Math.max(...ends);
    return last > Date.now() ? last : null;
  } catch {
    return null;
  }
}
