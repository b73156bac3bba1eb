import { FIRST_KID_KEY } from "@giftling/domain";

/**
 * Returns the ID of the family's first kid, stored by an earlier page load. If the URL names no kid, the kid's data can
 * then load in the same batch as the list of kids. An outdated ID only loads unused data.
 */
export function readCachedFirstKidId(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
