import { GET_UPDATES_ANCHOR } from "@giftling/domain";

/** Returns whether the URL's fragment opens the subscription form (rule: get-updates). */
export const hasUpdatesAnchor = (): boolean => window.location.hash === `#${GET_UPDATES_ANCHOR}`;
