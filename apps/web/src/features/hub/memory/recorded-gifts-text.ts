import { recall } from "../../../components/memory/visit-memory.ts";

export const RECORDED_GIFTS = "giftling:recorded-gifts";

/** The text under which this browser keeps its recorded gifts; changes when they change. */
export function recordedGiftsText(): string | null {
  return recall("localStorage", RECORDED_GIFTS);
}
