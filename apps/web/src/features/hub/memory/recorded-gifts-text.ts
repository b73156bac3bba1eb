import { recall } from "../../../components/memory/visit-memory.ts";

export const RECORDED_GIFTS = "giftling:recorded-gifts";

/** Returns this browser's stored gifts as text, which changes when they change. */
export function recordedGiftsText(): string | null {
  return recall("localStorage", RECORDED_GIFTS);
}
