import { FIRST_KID_KEY } from "@giftling/domain";

/**
 * Returns the first child of the last visit. A URL without a kid is then loaded in one batch with the list of kids instead
 * of after it. A wrong guess only loads data that is not used.
 */
export function guessFirstKid(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
