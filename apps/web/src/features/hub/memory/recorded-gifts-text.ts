import { readMemory } from "../../../components/memory/visit-memory.ts";

export const RECORDED_GIFTS = "giftling:recorded-gifts";

/** Returns the stored text of this browser's gifts. The text changes whenever the gifts change. */
export function recordedGiftsText(): string | null {
  return readMemory("localStorage", RECORDED_GIFTS);
}
