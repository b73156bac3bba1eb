import { FIRST_KID_KEY } from "@giftling/domain";

/**
 * The first child at the last visit. An address without a kid can then be read in one batch with the list of
 * kids, instead of after it; a wrong guess costs nothing but an answer that nobody looks at.
 */
export function guessFirstKid(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
