const KEY = "giftling:first-kid";

/**
 * The first child at the last visit. An address without a kid can then be read in one batch with the list of
 * kids, instead of after it; a wrong guess costs nothing but an answer that nobody looks at.
 */
export function guessFirstKid(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the first child for the next visit, where the browser lets us. */
export function rememberFirstKid(kidId: string): void {
  try {
    window.localStorage.setItem(KEY, kidId);
  } catch {
    // Storage is refused: the next visit takes two batches.
  }
}
