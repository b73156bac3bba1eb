import { useSyncExternalStore } from "react";
import { subscribeToMemory } from "../../../components/memory/visit-memory.ts";
import type { HubItem } from "../flow/hub-context.ts";
import { recordedGiftsText } from "./recorded-gifts-text.ts";

/** What of a kept hold a card needs to know. */
type KeptHold = { itemId: string; heldUntil?: number };

/** The end of this browser's hold on a wish, in milliseconds since 1970; null without an open one, and on the server. */
export function useHold({ id: itemId, held }: Pick<HubItem, "id" | "held">): number | null {
  const text = useSyncExternalStore(subscribeToMemory, recordedGiftsText, () => null);
  // Most cards have none: the text is read only where the wish stands in it. The family may have released it.
  if (held === 0 || text === null || !text.includes(itemId)) return null;
  try {
    const kept: KeptHold[] = JSON.parse(text);
    const ends = kept.flatMap((gift) => (gift.itemId === itemId ? (gift.heldUntil ?? 0) : 0));
    const last = Math.max(...ends);
    return last > Date.now() ? last : null;
  } catch {
    return null;
  }
}
