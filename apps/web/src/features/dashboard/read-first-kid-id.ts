import { FIRST_KID_KEY } from "@giftling/domain";

/**
 * Returns the id of the family's first kid, as stored by an earlier page load. A URL without a kid can then load the kid in
 * the same batch as the list of kids. A wrong guess only loads unused data.
 */
export function readCachedFirstKidId(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
