import { FIRST_KID_KEY } from "@giftling/domain";

/** Keeps the first child for the next visit, where the browser lets us. */
export function rememberFirstKid(kidId: string): void {
  try {
    window.localStorage.setItem(FIRST_KID_KEY, kidId);
  } catch {
    // Storage is refused: the next visit takes two batches.
  }
}
