import { FIRST_KID_KEY } from "@giftling/domain";

/** Stores the first child for the next visit, where storage is available. */
export function rememberFirstKid(kidId: string): void {
  try {
    window.localStorage.setItem(FIRST_KID_KEY, kidId);
  } catch {
    // Without storage the next visit needs two batches.
  }
}
