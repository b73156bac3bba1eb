import { FIRST_KID_KEY } from "@giftling/domain";

/** Stores the id of the family's first kid for the next page load. Does nothing if browser storage is unavailable. */
export function saveFirstKidId(kidId: string): void {
  try {
    window.localStorage.setItem(FIRST_KID_KEY, kidId);
  } catch {
    // Without storage, the next page load needs two batches.
  }
}
