import { FIRST_KID_KEY } from "@giftling/domain";

/**
 * Returns the ID of the family's first kid, stored by an earlier page load. A URL without a kid then needs only one
 * batch for the kid's data and the list of kids. An outdated ID only loads unused data.
 */
export function readCachedFirstKidId(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
